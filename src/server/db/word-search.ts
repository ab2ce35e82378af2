import { and, type SQL, sql } from 'drizzle-orm'

const MAX_WORDS = 10
/** A trigram index knows nothing of shorter words. */
const MIN_INDEXED_LETTERS = 3

/** What a search looks in: an expression with a trigram index, and one on its `to_tsvector('simple', …)`. */
type SearchText = { getSQL(): SQL }

/**
 * True of rows whose text has every word of `q`, in any case: anywhere in the text, but a word of one or two letters only as a
 * word of its own. What people type is text, not a pattern. Signs that stand alone, as in `Bath & Wells`, are no words: no index
 * knows them. With nothing else, they are found nowhere.
 */
export function hasEveryWord(text: SearchText, q: string | undefined): SQL | undefined {
  const typed = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const words = typed.filter((part) => /[\p{Letter}\p{Number}]/u.test(part)).slice(0, MAX_WORDS)
  if (typed.length > 0 && words.length === 0) return sql`false`
  return and(...words.map((word) => hasWord(text, word)))
}

const hasWord = (text: SearchText, word: string): SQL =>
  word.length < MIN_INDEXED_LETTERS
    ? sql`to_tsvector('simple', ${text}) @@ plainto_tsquery('simple', ${word})`
    : sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`
