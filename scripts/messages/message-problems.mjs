import { LANGUAGES, missingForms, tagsOf, valuesOf } from './read-messages.mjs'

/** Texts that are alike for each number, or, in English, are of two and more; a plural of theirs may have `other` alone. */
const ALIKE = new Set([
  'card.bathrooms',
  'evidence.sharedPicture',
  'evidence.summary',
  'evidence.widelySharedPicture',
  'filters.maxBathrooms',
  'filters.maxBedrooms',
  'filters.minPictures',
])

/**
 * Compares the languages with English.
 * @returns {string[]} a sentence for each message that is missing, unknown, empty, not readable, takes other values or tags than the English one, or lacks a plural form
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
      const [tags, wantedTags] = [tagsOf(text), tagsOf(expected.get(key))].map((all) => all.join(', '))
      const forms = missingForms(text, language, ALIKE.has(key))
      return [
        ...(given === wanted ? [] : [`${here} takes ${given || 'no values'}, in English ${wanted || 'none'}.`]),
        ...(tags === wantedTags ? [] : [`${here} has ${tags || 'no tags'}, in English ${wantedTags || 'none'}.`]),
        ...(forms.length === 0 ? [] : [`${here} lacks the plural forms ${forms.join(', ')}.`]),
      ]
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
