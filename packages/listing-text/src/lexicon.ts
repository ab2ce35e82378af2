import { CONCEPTS, type Concept, type Language } from './languages/language.ts'
import { languages } from './languages.ts'
import { isAtHome, placesAbroad, withTurkishEnding } from './places-abroad.ts'
import { folded } from './plain-text.ts'

/** A word of an entry. `isStart`, `isEnd`: the word in the text may have more letters before or after it. */
type EntryWord = { text: string; isStart: boolean; isEnd: boolean }
export type Entry = { language: Language; concept: Concept; words: EntryWord[] }

const listed = (entries: string): string[] =>
  entries
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

const spellings = (entry: string, { code }: Language): string[] => {
  const withE = entry.replaceAll(/[äöü]/g, (sign) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[sign] ?? sign)
  return code === 'de' && withE !== entry ? [folded(entry), folded(withE)] : [folded(entry)]
}

const entryWord = (word: string): EntryWord => ({
  text: word.replaceAll('*', ''),
  isStart: word.startsWith('*'),
  isEnd: word.endsWith('*'),
})

/** The minimum length in letters: shorter stems of country names, such as that of Mali, begin other words. */
const MIN_STEM = 5

function countriesOf(language: Language): string[] {
  const { code } = language
  const names = new Intl.DisplayNames(code, { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((country) => !isAtHome(language, country))
    .flatMap((country) => names.of(country) ?? [])
    .filter((name) => name.length > 3 && /^[\p{L}\s-]+$/u.test(name))
    .map((name) => {
      if (code === 'pl' && name.length > MIN_STEM) return `${name.slice(0, Math.max(MIN_STEM, name.length - 2))}*`
      return code === 'tr' ? withTurkishEnding(name) : name
    })
}

const entries: Entry[] = languages.flatMap((language) =>
  CONCEPTS.flatMap((concept) =>
    [
      ...listed(language.concepts[concept] ?? ''),
      ...(concept === 'abroad' ? [...countriesOf(language), ...placesAbroad(language)] : []),
    ]
      .flatMap((entry) => spellings(entry, language))
      .map((entry) => ({ language, concept, words: entry.split(/[\s'-]+/).map(entryWord) })),
  ),
)

const byWord = grouped(
  entries.filter(({ words: [word] }) => word && !word.isStart && !word.isEnd),
  ({ words }) => words[0]?.text ?? '',
)
const KEY_LENGTH = 3
const byStart = grouped(
  entries.filter(({ words: [word] }) => word?.isEnd && !word.isStart),
  ({ words }) => words[0]?.text.slice(0, KEY_LENGTH) ?? '',
)
const inAnyWord = entries.filter(({ words: [word] }) => word?.isStart && !isArabic(word.text))
const inAnyArabicWord = entries.filter(({ words: [word] }) => word?.isStart && isArabic(word.text))

function grouped(all: Entry[], keyOf: (entry: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of all) {
    const group = groups.get(keyOf(entry)) ?? []
    groups.set(keyOf(entry), group)
    group.push(entry)
  }
  return groups
}

const MAX_BEFORE_STEM = 3
const MAX_AFTER_STEM = 4

const isWord = ({ text, isStart, isEnd }: EntryWord, word: string): boolean => {
  if (isStart && isArabic(text)) {
    const at = word.indexOf(text)
    return at >= 0 && at <= MAX_BEFORE_STEM && word.length - at - text.length <= MAX_AFTER_STEM
  }
  if (isStart) return isEnd ? word.includes(text) : word.endsWith(text)
  return isEnd ? word.startsWith(text) : word === text
}

/**
 * Matches Arabic articles and prepositions, which are written together with the next word, as are pronouns with the
 * word before.
 */
const ARABIC = /^([وف]?)([بلك]?)(ال|لل|ل)?/
const ARABIC_PRONOUN = /(?:ها|ه|كم|ك|نا|ني|هم|ي|ا)$/
const MIN_LETTERS = 3

function isArabic(word: string): boolean {
  return word >= '\u0600' && word < '\u0700'
}

export function formsOf(word: string): string[] {
  if (!isArabic(word)) return [word]
  const [all = '', and = '', preposition = '', article = ''] = ARABIC.exec(word) ?? []
  const starts = [0, and.length, and.length + preposition.length, and.length + article.length, all.length]
  const forms = starts.flatMap((start) => {
    const form = word.slice(start)
    return [form, form.replace(ARABIC_PRONOUN, ''), form.replace(ARABIC_PRONOUN, 'ه')]
  })
  return [...new Set([word, ...forms.filter((form) => form.length >= MIN_LETTERS)])]
}

/** Returns true if an entry matches the text at an index. Its first word must already have matched. */
export const isEntryAt = ({ words }: Entry, text: string[], at: number): boolean =>
  words.every((word, index) => index === 0 || isOf(word, text[at + index] ?? ''))

const isOf = (entry: EntryWord, word: string): boolean =>
  isArabic(word) ? formsOf(word).some((form) => isWord(entry, form)) : isWord(entry, word)

const MAX_KNOWN = 20_000
const known = new Map<string, Entry[]>()

export function entriesOf(word: string): Entry[] {
  const before = known.get(word)
  if (before) return before
  if (known.size >= MAX_KNOWN) known.clear()
  const keys = (form: string) => Array.from({ length: KEY_LENGTH }, (_, length) => form.slice(0, length + 1))
  const forms = formsOf(word)
  const first = [
    ...forms.flatMap((form) => byWord.get(form) ?? []),
    ...forms.flatMap((form) => [...new Set(keys(form))].flatMap((key) => byStart.get(key) ?? [])),
    ...(isArabic(word) ? inAnyArabicWord : inAnyWord),
  ].filter(({ words: [test] }) => test && forms.some((form) => isWord(test, form)))
  const found = [...new Set(first)]
  known.set(word, found)
  return found
}
