import { and, type SQL, sql } from 'drizzle-orm'
import { isForSale, properties } from '../tables/property.ts'
import { type Condition, hasAll, isInIndex, matches } from './filters.search.ts'
import type { Sample } from './sample.search.ts'
import * as limits from './search-limits.search.ts'
import { hasTerms } from './words.search.ts'

/**
 * Returns the condition for a query by an index. Only the rarest conditions use the index of terms, since each costs
 * time for every match of the others; the frequent ones are checked in the homes found. `wanted`: the highest count
 * needed. `within`: a range of an order, indexed only if it is a single price.
 */
export function indexCondition(
  conditions: Condition[],
  sample: Sample,
  { wanted, within, isSinglePrice }: { wanted?: number; within?: SQL; isSinglePrice?: boolean } = {},
): SQL | undefined {
  const indexed = indexedConditions(conditions, sample, wanted)
  if (indexed.length === 0) return and(matches(conditions), within)
  const compared = conditions
    .filter((condition) => !(condition.isExact && indexed.includes(condition)))
    .map((condition) => {
      const hasOwnIndex =
        condition.terms === undefined && sample.selectivity([condition]) < limits.MAX_INDEX_SELECTIVITY
      return hasOwnIndex ? condition.where : withoutIndex(condition.where)
    })
  return and(
    hasTerms(termsOf(indexed)),
    isForSale,
    ...compared,
    within && (isSinglePrice ? within : withoutIndex(within)),
  )
}

export const indexTerms = (conditions: Condition[], sample: Sample): SQL[] =>
  termsOf(indexedConditions(conditions, sample))

const termsOf = (conditions: Condition[]): SQL[] => conditions.flatMap(({ terms }) => terms ?? [])

/** Always contains the rarest; among equals the last, as words are last. */
function indexedConditions(conditions: Condition[], sample: Sample, wanted = Number.POSITIVE_INFINITY): Condition[] {
  const indexed: Condition[] = []
  const others = conditions.filter(({ terms }) => terms !== undefined)
  while (others.length > 0) {
    const selectivities = others.map((condition) => sample.selectivity([...indexed, condition]))
    const [next] = others.splice(selectivities.lastIndexOf(Math.min(...selectivities)), 1)
    if (next && isWorthIndexing(next)) indexed.push(next)
  }
  return indexed

  function isWorthIndexing(next: Condition): boolean {
    const found = sample.selectivity(indexed)
    if (indexed.length === 0 || sample.selectivity([next]) <= limits.ALWAYS_INDEXED_SELECTIVITY) return true
    if (found <= limits.INDEXED_ENOUGH_SELECTIVITY) return false
    if (Number.isFinite(wanted) && sample.selectivity(conditions) >= found * limits.MIN_WANTED_OF_FOUND) return false
    return sample.selectivity([...indexed, next]) < limits.MAX_KEPT_BY_INDEX * found
  }
}

/** Hides a condition from the indexes: PostgreSQL would read half an index of points to exclude half of its matches. */
export const withoutIndex = (where: SQL): SQL => sql`(${where}) is true`

/**
 * Returns whether the index of an order excludes most homes. In an order by price, the price excludes none of the first
 * homes.
 */
export function isPrefilterUseful(
  conditions: Condition[],
  ofAll: Sample,
  { isByPrice }: { isByPrice: boolean },
): boolean {
  const { inIndex, others } = split(conditions)
  const excluding = inIndex.filter(({ filter }) => !(isByPrice && filter === 'price'))
  const isNarrow = excluding.length > 0 && ofAll.selectivity(excluding) < limits.MAX_PREFILTER_SELECTIVITY
  return inIndex.length > 0 && (others.length === 0 || isNarrow)
}

/** Reads only homes that meet the conditions contained in the index of an order (D-367). */
export function prefiltered(homes: SQL, conditions: Condition[]): SQL {
  const { inIndex, others } = split(conditions)
  const near = sql`select id, verified_at, price_min_cents, price_max_cents from ${homes} where ${withoutIndex(hasAll(inIndex))}`
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
