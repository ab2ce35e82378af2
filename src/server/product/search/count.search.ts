import { and, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import type { HomeTotal } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { isForSale, isInQuarter, properties } from '../tables/property.ts'
import { type CountStep, chooseCount } from './choose-plan.search.ts'
import { type Condition, hasAll } from './filters.search.ts'
import { indexCondition } from './index-prefilter.search.ts'
import { firstInOrder, newest } from './index-ranges.search.ts'
import type { Sample } from './sample.search.ts'
import { MAX_COUNTED, MAX_COUNTED_IN_ORDER } from './search-limits.search.ts'

export async function countHomes(db: Database, conditions: Condition[], sample: Sample): Promise<HomeTotal> {
  if (sample.isWhole) return shown(sample.count(conditions))
  let count = 0
  for (const step of chooseCount(conditions, sample)) {
    count = await countOf(db, homesBy[step](conditions, sample))
    if (count === MAX_COUNTED) break
  }
  return shown(count)
}

const homesBy: Record<CountStep, (conditions: Condition[], sample: Sample) => SQL> = {
  all: () => sql`${properties} where ${isForSale}`,
  order: (conditions) => sql`${firstInOrder({ orderBy: newest }, MAX_COUNTED_IN_ORDER)} where ${hasAll(conditions)}`,
  quarter: (conditions, sample) => sql`${properties} where ${and(indexCondition(conditions, sample), isInQuarter)}`,
  index: (conditions, sample) => sql`${properties} where ${indexCondition(conditions, sample)}`,
  nearIndex: (conditions, sample) =>
    sql`${properties} where ${indexCondition(conditions, sample, { wanted: MAX_COUNTED })}`,
}

async function countOf(db: Database, homes: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${homes} limit ${MAX_COUNTED}) homes`,
  )
  return rows[0]?.count ?? 0
}

export const shown = (count: number): HomeTotal => (count > MAX_PUBLIC_TOTAL ? `${MAX_PUBLIC_TOTAL}+` : count)
