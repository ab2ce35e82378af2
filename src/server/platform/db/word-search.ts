import { and, type Column, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { executeShaped } from './prepared.ts'

/**
 * A word of a search, as the database function `search_tokens` reads it. `text`: folded; with blanks in place of signs.
 * `pattern`: for the `words` of a row; one or two letters must be a whole word. `lexemes`: prefixes of its words among
 * a home's facts, with `*` where they may go on. `terms`: the query of a home's `terms` with it as a fact, or as a
 * short or joined word. `joined`: without its signs, as a prefix.
 */
export type SearchToken = {
  text: string
  isShort: boolean
  pattern: string
  lexemes: string[]
  terms: string
  joined: string | null
}

/** Returns the words of a search, folded by the functions that fold the stored words. Signs alone are no words. */
export async function searchTokens(db: Database, q: string | undefined): Promise<SearchToken[]> {
  if (!q?.trim()) return []
  return executeShaped(
    db,
    sql`select token as text, is_short as "isShort", pattern, lexemes, terms, joined from search_tokens(${q})`,
  )
}

/**
 * Returns a condition for rows with every word of `q` in their `words`; undefined without `q`. Signs alone match
 * nothing.
 */
export async function hasEveryWord(db: Database, words: Column, q: string | undefined): Promise<SQL | undefined> {
  const tokens = await searchTokens(db, q)
  if (q?.trim() && tokens.length === 0) return sql`false`
  return and(...tokens.map((token) => hasWord(words, token)))
}

export function hasWord(words: Column, { pattern, joined }: SearchToken): SQL {
  const isThere = sql`${words} like ${pattern}`
  return joined === null ? isThere : sql`(${isThere} or ${words} like ${`% ${escaped(joined)}%`})`
}

export const escaped = (word: string): string => word.replaceAll('_', '\\_')
