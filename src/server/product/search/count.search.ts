import { and, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import type { HomeTotal } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { isForSale, isInQuarter, properties } from '../../platform/db/tables/property.ts'
import { type Condition, hasAll } from './filters.search.ts'
import { indexCondition, indexTerms, isSelective } from './index-prefilter.search.ts'
import { firstInOrder, newest } from './index-ranges.search.ts'
import type { Sample } from './sample.search.ts'
import {
  MAX_COUNTED,
  MAX_COUNTED_IN_ORDER,
  MIN_COUNTED_IN_ORDER_SELECTIVITY,
  MIN_QUARTER_SELECTIVITY,
} from './search-limits.search.ts'

/** Counts the homes that meet the conditions, which were sampled: exactly up to `MAX_PUBLIC_TOTAL`, where counting stops. */
export async function countHomes(db: Database, conditions: Condition[], sample: Sample): Promise<HomeTotal> {
  if (sample.isWhole) return shown(sample.count(conditions))
  if (conditions.length === 0) return shown(await countOf(db, sql`${properties} where ${isForSale}`))
  if (!isSelective(sample, conditions) && sample.selectivity(conditions) >= MIN_COUNTED_IN_ORDER_SELECTIVITY) {
    const near = await countOf(
      db,
      sql`${firstInOrder({ orderBy: newest }, MAX_COUNTED_IN_ORDER)} where ${hasAll(conditions)}`,
    )
    if (near === MAX_COUNTED) return shown(near)
    return shown(await countOf(db, sql`${properties} where ${indexCondition(conditions, sample)}`)) // rarer than estimated
  }
  if (sample.selectivity(conditions) >= MIN_QUARTER_SELECTIVITY && indexTerms(conditions, sample).length > 0) {
    const inQuarter = await countOf(
      db,
      sql`${properties} where ${and(indexCondition(conditions, sample), isInQuarter)}`,
    )
    if (inQuarter === MAX_COUNTED) return shown(inQuarter)
  }
  return shown(
    await countOf(db, sql`${properties} where ${indexCondition(conditions, sample, { wanted: MAX_COUNTED })}`),
  )
}

async function countOf(db: Database, homes: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${homes} limit ${MAX_COUNTED}) homes`,
  )
  return rows[0]?.count ?? 0
}

export const shown = (count: number): HomeTotal => (count > MAX_PUBLIC_TOTAL ? `${MAX_PUBLIC_TOTAL}+` : count)

/** Rounds down to two digits, as lower bounds are shown: 247 is 240. */
export function inTwoDigits(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1)
  return Math.floor(count / step) * step
}
