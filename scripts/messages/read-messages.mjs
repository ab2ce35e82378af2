// Reads the texts of the product, one JSON file for each language: `{ noun: { name: text } }`, each text in ICU MessageFormat 1.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from '@messageformat/parser'
import { root } from '../run.mjs'

/** English first: it has every message, and the others are compared with it. */
export const LANGUAGES = ['en', 'es', 'de', 'fr', 'ar']

const folder = join(root, 'src/messages')

/**
 * Leaves out comments for translators, the English entries `@name` beside `name`.
 * @returns {Promise<Record<string, Record<string, Record<string, string>>>>} by language, noun and name
 */
export async function readMessages() {
  const read = async (language) => [language, JSON.parse(await readFile(join(folder, `${language}.json`), 'utf8'))]
  const messages = Object.fromEntries(await Promise.all(LANGUAGES.map(read)))
  const [english] = LANGUAGES
  const nouns = Object.entries(messages[english]).map(([noun, texts]) => [noun, withoutComments(noun, texts)])
  return { ...messages, [english]: Object.fromEntries(nouns) }
}

function withoutComments(noun, texts) {
  const isComment = (name) => name.startsWith('@')
  const stray = Object.keys(texts).filter((name) => isComment(name) && !(name.slice(1) in texts))
  if (stray.length > 0)
    throw new Error(`${noun} in ${LANGUAGES[0]}.json has comments without a text: ${stray.join(', ')}`)
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isComment(name)))
}

/**
 * Returns the values that a text takes, by name: `text`, `number`, or the keys of a choice.
 * @throws if the text is no ICU message, or has a plural form that the language does not have
 * @returns {Map<string, 'text' | 'number' | string[]>}
 */
export function valuesOf(text, language) {
  const rules = (type) => new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
  const found = new Map()
  const visit = (tokens) => {
    for (const { type, arg, cases = [] } of tokens) {
      if (type === 'argument') found.set(arg, found.get(arg) ?? 'text')
      else if (type === 'plural' || type === 'selectordinal') found.set(arg, 'number')
      else if (type === 'select')
        found.set(
          arg,
          cases.map(({ key }) => key).filter((key) => key !== 'other'),
        )
      else if (type === 'function') throw new Error(`{${arg}, …} formats a value: give it formatted`)
      for (const { tokens: inner } of cases) visit(inner)
    }
  }
  visit(parse(text, { cardinal: rules('cardinal'), ordinal: rules('ordinal'), strict: true }))
  return found
}
