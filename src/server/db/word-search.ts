import { and, or, type SQL, sql } from 'drizzle-orm'

const MAX_WORDS = 10
/** A trigram index knows nothing of shorter words. */
const MIN_INDEXED_LETTERS = 3

/** An expression of a table. */
type Expression = { getSQL(): SQL }
/**
 * What a search looks in. `text`: with a trigram index, and one on its `to_tsvector('simple', …)`. `elsewhere`: what else is true of
 * rows that have a word, if anything.
 */
type Searched = { text: Expression; elsewhere?: (word: string) => SQL | undefined }

/**
 * True of rows whose text has every word of `q`, in any case: anywhere in the text, but a word of one or two letters only as a
 * word of its own. What people type is text, not a pattern. Signs that stand alone, as in `Bath & Wells`, are no words: no index
 * knows them. With nothing else, they are found nowhere.
 */
export function hasEveryWord(searched: Searched, q: string | undefined): SQL | undefined {
  const words = searchTerms(q ?? '')
  if (q?.trim() && words.length === 0) return sql`false`
  return and(...words.map((word) => hasWord(searched, word)))
}

/** The words that are searched for, in small letters. */
export const searchTerms = (q: string): string[] =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => /[\p{Letter}\p{Number}]/u.test(part))
    .slice(0, MAX_WORDS)

function hasWord({ text, elsewhere }: Searched, word: string): SQL | undefined {
  if (word.length < MIN_INDEXED_LETTERS)
    return sql`to_tsvector('simple', ${text}) @@ plainto_tsquery('simple', ${word})`
  const isInText = sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`
  return or(isInText, elsewhere?.(word))
}

/** `gardens` → `garden:*`, `semi-detached` → `semi:* & detached:*`, `3-bed` → `3 & bed:*`: letters and digits alone, which need no quoting. */
export function beginningsOf(word: string): string {
  const parts = word.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? []
  return parts.map(beginning).join(' & ')
}

const beginning = (part: string): string =>
  part.length < MIN_INDEXED_LETTERS ? part : `${part.replace(/(?<=\p{Letter}{3})s$/u, '')}:*`
