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

/**
 * Returns the tags of a text that surround its parts, such as `<form>…</form>`.
 * @throws if a tag lacks the other one of its pair
 * @returns {string[]} sorted, each once
 */
export function tagsOf(text) {
  const tags = new Set()
  const rest = text.replace(MARKED, (_all, tag, words) => {
    tags.add(tag)
    return words
  })
  const stray = /<\/?\w*>?/.exec(rest)
  if (stray) throw new Error(`${stray[0]} lacks the other tag of its pair`)
  return [...tags].toSorted((one, other) => one.localeCompare(other, 'en'))
}

/** A part of a text between tags: its tag, its words. */
export const MARKED = /<(\w+)>(.*?)<\/\1>/g

/**
 * Returns the plural forms that a language has for whole numbers below a thousand and that a text lacks, such as `few`.
 * Forms of a million alone, as Spanish and French have, are not asked for.
 * @param {boolean} mayBeAlike allows a plural that has `other` alone
 */
export function missingForms(text, language, mayBeAlike) {
  const missing = new Set()
  const visit = (tokens) => {
    for (const { type, cases = [] } of tokens) {
      const keys = cases.map(({ key }) => key)
      const isAlike = mayBeAlike && keys.join() === 'other'
      const forms = isAlike ? [] : (formsOf(language)[type] ?? [])
      for (const form of forms) if (!keys.includes(form)) missing.add(form)
      for (const { tokens: inner } of cases) visit(inner)
    }
  }
  visit(parse(text, { strict: true }))
  return [...missing]
}

const forms = new Map()

function formsOf(language) {
  if (!forms.has(language))
    forms.set(language, { plural: reached(language, 'cardinal'), selectordinal: reached(language, 'ordinal') })
  return forms.get(language)
}

function reached(language, type) {
  const rules = new Intl.PluralRules(language, { type })
  return [...new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)))]
}
