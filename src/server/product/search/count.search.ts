import { and, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import type { HomeTotal } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { isForSale, isInQuarter, properties } from '../../platform/db/tables/property.ts'
import { foundBy, isSoonFound, termsAsked } from './by-index.search.ts'
import { type Condition, hasAll } from './filters.search.ts'
import { newest, walked } from './order.search.ts'
import type { Sample } from './sample.search.ts'

/** From this share on, so many of the newest are gone through for a thousand before an index is asked. */
const FREQUENT = 1 / 50
const MAX_WALKED = 50_000
/** From this share on, a quarter of a million homes has more than a thousand; of fewer homes, it is asked in vain. */
const FREQUENT_IN_QUARTER = 1 / 200
/** One more than is shown, so that `1000+` is known from 1000. */
const MAX_COUNTED = MAX_PUBLIC_TOTAL + 1

/** How many homes the conditions leave, which are some of the sampled ones: exact up to `MAX_PUBLIC_TOTAL`, where counting stops. */
export async function countHomes(db: Database, conditions: Condition[], sample: Sample): Promise<HomeTotal> {
  if (sample.isWhole) return shown(sample.count(conditions))
  if (conditions.length === 0) return shown(await countOf(db, sql`${properties} where ${isForSale}`))
  if (!isSoonFound(sample, conditions) && sample.share(conditions) >= FREQUENT) {
    const near = await countOf(db, sql`${walked({ orderBy: newest }, MAX_WALKED)} where ${hasAll(conditions)}`)
    if (near === MAX_COUNTED) return shown(near)
    return shown(await countOf(db, sql`${properties} where ${foundBy(conditions, sample)}`)) // they are rarer than the sample told
  }
  if (sample.share(conditions) >= FREQUENT_IN_QUARTER && termsAsked(conditions, sample).length > 0) {
    const inQuarter = await countOf(db, sql`${properties} where ${and(foundBy(conditions, sample), isInQuarter)}`)
    if (inQuarter === MAX_COUNTED) return shown(inQuarter)
  }
  return shown(await countOf(db, sql`${properties} where ${foundBy(conditions, sample, { wanted: MAX_COUNTED })}`))
}

async function countOf(db: Database, homes: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${homes} limit ${MAX_COUNTED}) homes`,
  )
  return rows[0]?.count ?? 0
}

export const shown = (count: number): HomeTotal => (count > MAX_PUBLIC_TOTAL ? `${MAX_PUBLIC_TOTAL}+` : count)

/** Rounded down to two digits, as lower bounds are shown: 247 is 240. */
export function inTwoDigits(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1)
  return Math.floor(count / step) * step
}
