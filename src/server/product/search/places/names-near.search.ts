import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { isOneErrorFrom } from '../../../platform/db/typing-error.ts'
import { escaped } from '../../../platform/db/word-search.ts'
import { searchWords } from '../../tables/search-word.ts'
import { MAX_NAMES_NEAR, MAX_WORDS_NEAR, MIN_CORRECTED_LETTERS } from '../plan/search-limits.search.ts'

/**
 * Returns words of homes' names within one typing error. The error leaves the first or the last letters as they are, by
 * which an index finds the word.
 */
export async function namesNear(db: Database, key: string): Promise<string[]> {
  const letters = Array.from(key)
  if (letters.length < MIN_CORRECTED_LETTERS || key.includes(' ')) return []
  const half = Math.floor((letters.length - 1) / 2)
  const begins = `=${escaped(letters.slice(0, half).join(''))}%`
  const ends = `=%${escaped(letters.slice(half + 1 - letters.length).join(''))}`
  const { word } = searchWords
  const isLike = (pattern: string) => sql`
    select ${word} from ${searchWords} where ${word} like ${pattern}
    and length(${word}) between ${letters.length}::int and ${letters.length + 2}::int limit ${MAX_WORDS_NEAR}`
  const { rows } = await db.execute<{ word: string }>(
    sql`select distinct word from ((${isLike(begins)}) union all (${isLike(ends)})) near order by word`,
  )
  const names = rows.map((row) => row.word.slice(1)) // without the mark of names
  return names.filter((name) => isOneErrorFrom(key, name)).slice(0, MAX_NAMES_NEAR)
}
