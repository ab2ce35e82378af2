import { type SQL, sql } from 'drizzle-orm'
import { properties } from '../../platform/db/tables/property.ts'
import { unindexed } from './by-index.search.ts'
import { type Condition, hasAll, isInIndex } from './filters.search.ts'
import type { Sample } from './sample.search.ts'

/** To read a home by its id takes three times as long as in an order, and to go through the index takes time as well. */
const NARROW = 1 / 4

/**
 * Whether the index of an order leaves no homes to be read, or so few that they are better read one by one. In an order by price, the
 * price excludes none of the homes that it begins with.
 */
export function isNarrowed(conditions: Condition[], ofAll: Sample, { isByPrice }: { isByPrice: boolean }): boolean {
  const { inIndex, others } = split(conditions)
  const excluding = inIndex.filter(({ filter }) => !(isByPrice && filter === 'price'))
  return inIndex.length > 0 && (others.length === 0 || (excluding.length > 0 && ofAll.share(excluding) < NARROW))
}

/** Those of `homes` with all conditions; only those are read that meet the conditions which the index of an order holds (D-367). */
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
