import { and, type Column, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { executeShaped } from './prepared.ts'

/**
 * A word of a search, as returned by the database function `search_tokens`. `text`: normalized, with blanks for
 * punctuation. `pattern`: matches the `words` of a row; words of one or two letters match only whole. `lexemes`: its
 * words to find among a home's facts, with `*` if they may continue. `terms`: the query of a home's `terms`. `joined`:
 * without punctuation, as a prefix.
 */
export type SearchToken = {
  text: string
  isShort: boolean
  pattern: string
  lexemes: string[]
  terms: string
  joined: string | null
}

/** Returns the words of a search, normalized like the stored words. Punctuation alone is no word. */
export async function searchTokens(db: Database, q: string | undefined): Promise<SearchToken[]> {
  if (!q?.trim()) return []
  return executeShaped(
    db,
    sql`select token as text, is_short as "isShort", pattern, lexemes, terms, joined from search_tokens(${q})`,
  )
}

/**
 * Returns the condition that `words` contains every word of `q`; undefined without `q`. Punctuation alone matches
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
