import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { executeShaped } from '../db/prepared.ts'
import type { Condition } from './filters.search.ts'
import { newest, type Stretch, walked } from './order.search.ts'

/** So many homes tell how frequent each condition is, and fill the page of a search for what is frequent. */
const MAX_SAMPLED = 1000

/** What the first homes of an order are. `isWhole`: there are no others. */
export type Sample = {
  isWhole: boolean
  /** Those with all conditions, the first of the order first. */
  ids: string[]
  /** How many of the sampled homes have these conditions, which are some of those that were sampled. */
  count: (some: Condition[]) => number
  /** The same as a part of 1. */
  share: (some: Condition[]) => number
}

type Row = { walked: number; ids: string[]; patterns: Record<string, number> | null }

/**
 * Which of the conditions the first homes of a stretch of an order have, and the ids of so many that have all. Without conditions
 * nothing is looked at.
 */
export async function sampleOf(
  db: Database,
  conditions: Condition[],
  { limit = 0, ...stretch }: Partial<Stretch> & { limit?: number } = {},
): Promise<Sample> {
  if (conditions.length === 0) return { isWhole: false, ids: [], count: () => 0, share: () => 1 }
  const all = '1'.repeat(conditions.length)
  const [row] = await executeShaped<Row>(
    db,
    sql`
    with near as materialized (
      select id, ${patternOf(conditions)} as pattern from ${walked({ orderBy: newest, ...stretch }, MAX_SAMPLED)}
    )
    select (select count(*)::int from near) as walked, array(select id from near where pattern = ${all} limit ${limit}) as ids,
      (select json_object_agg(pattern, homes) from (select pattern, count(*) as homes from near group by 1) alike) as patterns`,
  )
  const walkedHomes = row?.walked ?? 0
  const patterns = Object.entries(row?.patterns ?? {})
  const count = (some: Condition[]) => {
    const places = some.map((condition) => conditions.indexOf(condition))
    if (places.includes(-1)) throw new Error('a condition was not sampled')
    const isMet = (pattern: string) => places.every((place) => pattern[place] === '1')
    return patterns.reduce((sum, [pattern, homes]) => (isMet(pattern) ? sum + homes : sum), 0)
  }
  const share = (some: Condition[]) => count(some) / Math.max(walkedHomes, 1)
  return { isWhole: walkedHomes < MAX_SAMPLED, ids: row?.ids ?? [], count, share }
}

/** A letter for each condition: 1 where a home has it. */
const patternOf = (conditions: Condition[]): SQL =>
  sql`concat(${sql.join([sql`''`, ...conditions.map(({ where }) => sql`case when ${where} then 1 else 0 end`)], sql`, `)})`
