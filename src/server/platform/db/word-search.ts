import { and, type Column, type SQL, sql } from 'drizzle-orm'
import { boundedMap } from '../memory/bounded-map.ts'
import type { Database } from './database.ts'
import { executeShaped } from './prepared.ts'

/**
 * A word of a search, from the database function `search_tokens`. `text`: normalized, with spaces for punctuation.
 * `pattern`: matches the `words` of a row; words of one or two letters match only whole words. `lexemes`: the words to
 * find among a home's facts, with `*` for a prefix. `terms`: the query for a home's `terms`. `joined`: without
 * punctuation, as a prefix. `named`: the terms of the type or features that the word is the name of in another language.
 */
export type SearchToken = {
  text: string
  isShort: boolean
  pattern: string
  lexemes: string[]
  terms: string
  joined: string | null
  named: string | null
}

type Words = Column | SQL

const MAX_REMEMBERED = 500
/**
 * The lifetime of cached words. It is short, because a newer version may replace the function while this process is
 * running.
 */
const REMEMBERED_MS = 60_000
type Remembered = { tokens: SearchToken[]; until: number }
const remembered = new WeakMap<Database, ReturnType<typeof boundedMap<string, Remembered>>>()

/**
 * Returns the words of a search, normalized like the stored words, without words that are only punctuation. Results are
 * cached, because the list, facets and map of a search need the same.
 */
export async function searchTokens(db: Database, q: string | undefined): Promise<SearchToken[]> {
  if (!q?.trim()) return []
  const known = remembered.get(db) ?? boundedMap<string, Remembered>(MAX_REMEMBERED)
  remembered.set(db, known)
  const found = known.get(q)
  if (found && found.until > performance.now()) return found.tokens
  const tokens = await executeShaped<SearchToken>(
    db,
    sql`select token as text, is_short as "isShort", pattern, lexemes, terms, joined,
      case when not is_short then translated_fact(token) end as named from search_tokens(${q})`,
  )
  known.add(q, { tokens, until: performance.now() + REMEMBERED_MS })
  return tokens
}

/**
 * Returns the condition that `words` contains every word of `q`; undefined without `q`. A `q` of only punctuation
 * matches nothing.
 */
export async function hasEveryWord(db: Database, words: Words, q: string | undefined): Promise<SQL | undefined> {
  const tokens = await searchTokens(db, q)
  if (q?.trim() && tokens.length === 0) return sql`false`
  return and(...tokens.map((token) => hasWord(words, token)))
}

export function hasWord(words: Words, { pattern, joined }: SearchToken): SQL {
  const isThere = sql`${words} like ${pattern}`
  return joined === null ? isThere : sql`(${isThere} or ${words} like ${`% ${escaped(joined)}%`})`
}

export const escaped = (word: string): string => word.replaceAll('_', '\\_')
