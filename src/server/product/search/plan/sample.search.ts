import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { executeShaped } from '../../../platform/db/prepared.ts'
import { isForSale, properties } from '../../tables/property.ts'
import { firstInOrder, type IndexRange, newest } from '../conditions/index-ranges.search.ts'
import type { Condition } from '../conditions/words.search.ts'
import {
  MAX_SAMPLED,
  MAX_SAMPLED_FOR_SELECTIVITY,
  SAMPLED_MOMENTS,
  SAMPLED_PER_MOMENT,
} from './search-limits.search.ts'

/**
 * A sample of homes, from which the number of matches is estimated. `isWhole`: it has all homes of the range. `ids`:
 * those of its first `limit` matches.
 */
export type Sample = {
  isWhole: boolean
  ids: string[]
  /** The number of sampled homes that meet these conditions. Throws for a condition that was not sampled. */
  count: (some: Condition[]) => number
  /** The estimated fraction of homes that meet these conditions, 0 to 1. */
  selectivity: (some: Condition[]) => number
}

type Patterns = Record<string, number> | null
type Row = { ids: string[]; patterns: Patterns }

/**
 * Samples the first homes of a range in sort order, with the ids of the first `limit` that meet all conditions. Without
 * a range, samples the newest homes, and also older ones if the newest don't fill the page. Without conditions, reads
 * nothing.
 */
export async function sampleOf(
  db: Database,
  conditions: Condition[],
  { limit = 0, orderBy = newest, within }: Partial<IndexRange> & { limit?: number } = {},
): Promise<Sample> {
  if (conditions.length === 0) return { isWhole: false, ids: [], count: () => 0, selectivity: () => 1 }
  const pattern = patternOf(conditions)
  const isOfAll = orderBy === newest && within === undefined
  const isForSelectivity = isOfAll && limit === 0
  const max = isForSelectivity ? MAX_SAMPLED_FOR_SELECTIVITY : MAX_SAMPLED
  const [[row], older] = await Promise.all([
    executeShaped<Row>(
      db,
      sql`
    with near as materialized (select id, ${pattern} as pattern from ${firstInOrder({ orderBy, within }, max)})
    select array(select id from near where pattern = ${'1'.repeat(conditions.length)} limit ${limit}) as ids,
      (select json_object_agg(pattern, homes) from (select pattern, count(*) as homes from near group by 1) alike) as patterns`,
    ),
    isForSelectivity ? farPatterns(db, pattern) : undefined,
  ])
  const near = homesIn(row?.patterns ?? {}, conditions)
  const isWhole = near.all < max
  const ids = row?.ids ?? []
  const isEnough = isWhole || !isOfAll || (limit > 0 && ids.length === limit)
  const far = isEnough ? undefined : homesIn(older ?? (await farPatterns(db, pattern)), conditions)
  return {
    isWhole,
    ids,
    count: near.count,
    selectivity: (some) => (far?.all ? (near.selectivity(some) + far.selectivity(some)) / 2 : near.selectivity(some)),
  }
}

const patternOf = (conditions: Condition[]): SQL =>
  sql`concat(${sql.join([sql`''`, ...conditions.map(({ where }) => sql`case when ${where} then 1 else 0 end`)], sql`, `)})`

/**
 * Returns a subquery of these columns of homes spread from the first verification to the last, `perMoment` of each
 * moment.
 */
export function spreadHomes(columns: SQL, perMoment: number): SQL {
  const within = sql`verified_at < first + span * moment / ${SAMPLED_MOMENTS + 1}::int`
  return sql`(
    select older.*
    from (select min(verified_at) as first, max(verified_at) - min(verified_at) as span from ${properties} where ${isForSale}) at
    cross join generate_series(1, ${SAMPLED_MOMENTS}::int) moment
    cross join lateral (select ${columns} from ${firstInOrder({ orderBy: newest, within }, perMoment)}) older
  )`
}

async function farPatterns(db: Database, pattern: SQL): Promise<NonNullable<Patterns>> {
  const [row] = await executeShaped<Pick<Row, 'patterns'>>(
    db,
    sql`
    select json_object_agg(pattern, homes) as patterns from (
      select pattern, count(*) as homes from ${spreadHomes(sql`${pattern} as pattern`, SAMPLED_PER_MOMENT)} spread group by 1
    ) alike`,
  )
  return row?.patterns ?? {}
}

function homesIn(patterns: NonNullable<Patterns>, conditions: Condition[]) {
  const entries = Object.entries(patterns)
  const all = entries.reduce((sum, [, homes]) => sum + homes, 0)
  const count = (some: Condition[]) => {
    const places = some.map((condition) => conditions.indexOf(condition))
    if (places.includes(-1)) throw new Error('a condition was not sampled')
    const isMet = (pattern: string) => places.every((place) => pattern[place] === '1')
    return entries.reduce((sum, [pattern, homes]) => (isMet(pattern) ? sum + homes : sum), 0)
  }
  return { all, count, selectivity: (some: Condition[]) => count(some) / Math.max(all, 1) }
}
