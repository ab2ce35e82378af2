import { and, type Column, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { executeShaped } from './prepared.ts'

/**
 * A word of a search, as `search_tokens` of the database reads it. `text`: folded; with blanks where signs stood in it. `pattern`: of the
 * `words` of a row that has it, where a word of one or two letters is a word of its own. `lexemes`: the beginnings of its words among the
 * facts of a home, with `*` where they may go on. `terms`: the query that a home's `terms` meet with it among its facts, or with a short or
 * joined word. `joined`: it without its signs, with which a word may begin instead.
 */
export type SearchToken = {
  text: string
  isShort: boolean
  pattern: string
  lexemes: string[]
  terms: string
  joined: string | null
}

/** Returns the words of a search, folded by the same functions as the words that are stored. Signs that stand alone are no words. */
export async function searchTokens(db: Database, q: string | undefined): Promise<SearchToken[]> {
  if (!q?.trim()) return []
  return executeShaped(
    db,
    sql`select token as text, is_short as "isShort", pattern, lexemes, terms, joined from search_tokens(${q})`,
  )
}

/** Returns a condition for rows that have every word of `q` in their `words`, or undefined without one. Signs alone are found nowhere. */
export async function hasEveryWord(db: Database, words: Column, q: string | undefined): Promise<SQL | undefined> {
  const tokens = await searchTokens(db, q)
  if (q?.trim() && tokens.length === 0) return sql`false`
  return and(...tokens.map((token) => hasWord(words, token)))
}

/** Returns the condition of rows that have a word in their `words`. */
export function hasWord(words: Column, { pattern, joined }: SearchToken): SQL {
  const isThere = sql`${words} like ${pattern}`
  return joined === null ? isThere : sql`(${isThere} or ${words} like ${`% ${escaped(joined)}%`})`
}

/** The only letter of a folded word that means something else in a pattern. */
export const escaped = (word: string): string => word.replaceAll('_', '\\_')
