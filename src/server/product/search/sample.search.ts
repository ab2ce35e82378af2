import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { executeShaped } from '../../platform/db/prepared.ts'
import { isForSale, properties } from '../../platform/db/tables/property.ts'
import type { Condition } from './filters.search.ts'
import { newest, type Stretch, walked } from './order.search.ts'

/** So many homes tell how frequent each condition is, and fill the page of a search for what is frequent. */
const MAX_SAMPLED = 1000
/** With older ones, so many are enough where no page is filled. */
const MAX_SAMPLED_FOR_SHARES = 500

/** The newest may all be of one import: as many moments, from the first verification to the last, tell as much by so many homes each. */
const MOMENTS = 10
const SAMPLED_BEFORE_EACH = 30

/** What the first homes of an order are. `isWhole`: there are no others. */
export type Sample = {
  isWhole: boolean
  /** Those with all conditions, the first of the order first. */
  ids: string[]
  /** How many of the first homes have these conditions, which are some of those that were sampled. */
  count: (some: Condition[]) => number
  /** How frequent homes with these conditions are, as a part of 1. */
  share: (some: Condition[]) => number
}

type Patterns = Record<string, number> | null
type Row = { ids: string[]; patterns: Patterns }

/**
 * Which of the conditions the first homes of a stretch of an order have, and the ids of the first `limit` that have all. Without a
 * stretch they are the newest, and where these do not fill the page, older ones are looked at too. Without conditions nothing is.
 */
export async function sampleOf(
  db: Database,
  conditions: Condition[],
  { limit = 0, orderBy = newest, within }: Partial<Stretch> & { limit?: number } = {},
): Promise<Sample> {
  if (conditions.length === 0) return { isWhole: false, ids: [], count: () => 0, share: () => 1 }
  const pattern = patternOf(conditions)
  const isOfAll = orderBy === newest && within === undefined
  const isForShares = isOfAll && limit === 0
  const max = isForShares ? MAX_SAMPLED_FOR_SHARES : MAX_SAMPLED
  const [[row], older] = await Promise.all([
    executeShaped<Row>(
      db,
      sql`
    with near as materialized (select id, ${pattern} as pattern from ${walked({ orderBy, within }, max)})
    select array(select id from near where pattern = ${'1'.repeat(conditions.length)} limit ${limit}) as ids,
      (select json_object_agg(pattern, homes) from (select pattern, count(*) as homes from near group by 1) alike) as patterns`,
    ),
    isForShares ? farPatterns(db, pattern) : undefined,
  ])
  const near = homesIn(row?.patterns ?? {}, conditions)
  const isWhole = near.all < max
  const ids = row?.ids ?? []
  const isTold = isWhole || !isOfAll || (limit > 0 && ids.length === limit)
  const far = isTold ? undefined : homesIn(older ?? (await farPatterns(db, pattern)), conditions)
  return {
    isWhole,
    ids,
    count: near.count,
    share: (some) => (far?.all ? (near.share(some) + far.share(some)) / 2 : near.share(some)),
  }
}

/** A letter for each condition: 1 where a home has it. */
const patternOf = (conditions: Condition[]): SQL =>
  sql`concat(${sql.join([sql`''`, ...conditions.map(({ where }) => sql`case when ${where} then 1 else 0 end`)], sql`, `)})`

/** The same of the homes before each moment. */
async function farPatterns(db: Database, pattern: SQL): Promise<NonNullable<Patterns>> {
  const within = sql`verified_at < first + span * moment / ${MOMENTS + 1}::int`
  const [row] = await executeShaped<Pick<Row, 'patterns'>>(
    db,
    sql`
    select json_object_agg(pattern, homes) as patterns from (
      select pattern, count(*) as homes
      from (select min(verified_at) as first, max(verified_at) - min(verified_at) as span from ${properties} where ${isForSale}) at
      cross join generate_series(1, ${MOMENTS}::int) moment
      cross join lateral (select ${pattern} as pattern from ${walked({ orderBy: newest, within }, SAMPLED_BEFORE_EACH)}) older
      group by 1
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
  return { all, count, share: (some: Condition[]) => count(some) / Math.max(all, 1) }
}
