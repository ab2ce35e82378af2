import { fold } from './folded-text.ts'
import { streetWord } from './street-words.ts'

/**
 * A word with its start and end in the text. `forms`: the spellings to compare, such as king and kings for "King’s".
 */
type Word = { forms: string[]; from: number; to: number }

const OTHERS: Record<string, string> = { apt: 'apartment', saint: 'street' } // as "St", which is both

/** Matches a word, or a single letter in scripts that don't separate words or that join endings to them. */
const WORDS =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]\p{M}*|(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}])[\p{L}\p{N}\p{M}])+(?:['’]\p{L}+)?/gu

/**
 * Returns a function that replaces each mention of a phrase, regardless of accents, case, punctuation and spaces, with
 * the usual abbreviations of street types, and written as one word or several. If two phrases begin at the same word,
 * the longer is replaced. `except`: phrases that are not replaced.
 */
export function mentionReplacer(
  phrases: string[],
  except: string[] = [],
): (text: string, replacement: string) => string {
  const kept = new Set(except.map(mentionKey))
  const sought = [...new Set(phrases.map(mentionKey))]
    .filter((key) => key.length > 1 && !kept.has(key))
    .toSorted(byLength)
  return (text, replacement) => (sought.length === 0 ? text : replaced(text, sought, replacement))
}

function replaced(text: string, sought: string[], replacement: string): string {
  const words = splitWords(text)
  let result = ''
  let end = 0
  for (let at = 0; at < words.length; ) {
    const next = sought.map((key) => endOf(words, at, key)).find((found) => found !== undefined)
    const first = words[at]
    const last = next === undefined ? undefined : words[next - 1]
    if (!first || !last || next === undefined) {
      at += 1
      continue
    }
    result += text.slice(end, first.from) + replacement
    end = last.to
    at = next
  }
  return result + text.slice(end)
}

const mentionKey = (phrase: string): string =>
  splitWords(phrase)
    .map(({ forms: [whole] }) => whole)
    .join('')

const byLength = (one: string, other: string): number => other.length - one.length

function endOf(words: Word[], at: number, key: string): number | undefined {
  let lengths = new Set([0]) // lengths of the matched part of `key`; several, as a word may have two forms
  for (let index = at; index < words.length && lengths.size > 0; index++) {
    const next = new Set<number>()
    for (const length of lengths)
      for (const form of words[index]?.forms ?? []) if (key.startsWith(form, length)) next.add(length + form.length)
    if (next.has(key.length)) return index + 1
    lengths = next
  }
  return undefined
}

function splitWords(text: string): Word[] {
  return [...text.matchAll(WORDS)].map(({ 0: written, index }) => {
    const [stem = '', end = ''] = fold(written).split("'")
    const forms = end === '' ? [comparable(stem)] : [comparable(stem + end), comparable(stem)]
    return { forms: forms.filter((form) => form !== ''), from: index, to: index + written.length }
  })
}

const comparable = (word: string): string =>
  (OTHERS[word] ?? streetWord(word)).replace(/(?:strasse|straat|str)$/, 'street').replaceAll(/[^\p{L}\p{N}]/gu, '')
