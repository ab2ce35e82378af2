import { LANGUAGES, valuesOf } from './read-messages.mjs'

/**
 * Compares the languages with English.
 * @returns {string[]} a sentence for each message that is missing, unknown, empty, not readable, or takes other values than the English one
 */
export function messageProblems(messages) {
  const [english, ...others] = LANGUAGES
  const textsOf = (language) =>
    Object.entries(messages[language]).flatMap(([noun, texts]) =>
      Object.entries(texts).map(([name, text]) => ({ language, key: `${noun}.${name}`, text })),
    )
  const expected = new Map(textsOf(english).map(({ key, text }) => [key, text]))
  const problemsOf = ({ language, key, text }) => {
    const here = `${language}.json: ${key}`
    if (!expected.has(key)) return [`${here} is not in ${english}.json.`]
    if (typeof text !== 'string' || text.trim() === '') return [`${here} has no text.`]
    try {
      const given = namesOf(text, language)
      const wanted = namesOf(expected.get(key), english)
      return given === wanted ? [] : [`${here} takes ${given || 'no values'}, in English ${wanted || 'none'}.`]
    } catch (error) {
      return [`${here}: ${error.message}`]
    }
  }
  const missing = others.flatMap((language) => {
    const known = new Set(textsOf(language).map(({ key }) => key))
    return [...expected.keys()].filter((key) => !known.has(key)).map((key) => `${language}.json lacks ${key}.`)
  })
  return [...LANGUAGES.flatMap(textsOf).flatMap(problemsOf), ...missing]
}

const namesOf = (text, language) =>
  [...valuesOf(text, language)]
    .map(
      ([name, kind]) =>
        `${name} (${Array.isArray(kind) ? kind.toSorted((one, other) => one.localeCompare(other, 'en')).join(', ') : kind})`,
    )
    .toSorted()
    .join(', ')
