import { and, type SQL, sql } from 'drizzle-orm'

const MAX_WORDS = 10
/** A trigram index knows nothing of shorter words. */
const MIN_INDEXED_LETTERS = 3

/** An expression of a table. */
type Expression = { getSQL(): SQL }

/**
 * True of rows whose `text` has every word of `q`, in any case: anywhere in it, but a word of one or two letters only as a word of
 * its own. `text` has a trigram index, and one on its `to_tsvector('simple', …)`. What people type is text, not a pattern. Signs
 * that stand alone, as in `Bath & Wells`, are no words: no index knows them. With nothing else, they are found nowhere.
 */
export function hasEveryWord(text: Expression, q: string | undefined): SQL | undefined {
  const words = searchTerms(q ?? '')
  if (q?.trim() && words.length === 0) return sql`false`
  return and(
    ...words.map((word) =>
      isShort(word)
        ? sql`to_tsvector('simple', ${text}) @@ plainto_tsquery('simple', ${word})`
        : sql`${text} like ${`%${escapedLike(word)}%`}`,
    ),
  )
}

/** The words that are searched for, in small letters. */
export const searchTerms = (q: string): string[] =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => /[\p{Letter}\p{Number}]/u.test(part))
    .slice(0, MAX_WORDS)

export const isShort = (word: string): boolean => word.length < MIN_INDEXED_LETTERS

/** A text as a pattern of `like` has it that stands for nothing but itself. */
export const escapedLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** How words begin: letters and digits alone. What is not `whole` may go on. */
export type Beginning = { letters: string; whole: boolean }

/** `gardens` begins as `garden…`, `semi-detached` as `semi…` and `detached…`, `3-bed` as `3` and `bed…`. */
export function beginningsOf(word: string): Beginning[] {
  const parts = word.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? []
  return parts.map((part) => {
    const whole = isShort(part)
    return { letters: whole ? part : part.replace(/(?<=\p{Letter}{3})s$/u, ''), whole }
  })
}

/** For `to_tsquery('simple', …)`: `semi:* & detached:*`. Letters and digits need no quoting. */
export const tsqueryOf = (beginnings: Beginning[]): string =>
  beginnings.map(({ letters, whole }) => (whole ? letters : `${letters}:*`)).join(' & ')
