import { type SQL, sql } from 'drizzle-orm'
import { properties } from '../db/tables/property.ts'
import { unindexed } from './by-index.search.ts'
import { type Condition, hasAll, isInIndex } from './filters.search.ts'
import type { Sample } from './sample.search.ts'

/** By its id, a home is read in three times the time that it takes in an order. */
const NARROW = 1 / 4

/** Whether the index of an order leaves so few homes that these are better read one by one. */
export function isNarrowed(conditions: Condition[], ofAll: Sample): boolean {
  const { inIndex, others } = split(conditions)
  return inIndex.length > 0 && (others.length === 0 || ofAll.share(inIndex) < NARROW)
}

/** Those of `homes` with all conditions, in the same order. Only homes are read that have what the index of an order holds (D-367). */
export function narrowed(homes: SQL, conditions: Condition[]): SQL {
  const { inIndex, others } = split(conditions)
  const near = sql`select id, verified_at, price_min_cents, price_max_cents from ${homes} where ${unindexed(hasAll(inIndex))}`
  if (others.length === 0) return sql`(${near}) as property`
  return sql`(
    select near.* from (${near}) near
    cross join lateral (select from ${properties} where ${properties.id} = near.id and ${hasAll(others)} offset 0) met
  ) as property`
}

const split = (conditions: Condition[]) => ({
  inIndex: conditions.filter((condition) => isInIndex([condition])),
  others: conditions.filter((condition) => !isInIndex([condition])),
})
