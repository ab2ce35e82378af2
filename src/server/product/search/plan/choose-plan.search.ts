import { and, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import { isForSale, properties } from '../../tables/property.ts'
import { hasAll, hasIndex, isInIndex, matches } from '../conditions/filters.search.ts'
import { type IndexRange, newest, orderColumns } from '../conditions/index-ranges.search.ts'
import { type Condition, hasTerms } from '../conditions/words.search.ts'
import type { Sample } from './sample.search.ts'
import * as limits from './search-limits.search.ts'

export type PageRequest = IndexRange & { conditions: Condition[]; limit: number }

/**
 * The samples by which a plan is chosen. `sample`: of the first homes in the page's sort order, or of all homes; it
 * decides whether to read in this order. `ofAll`: of all homes.
 */
export type Samples = { sample: Sample; ofAll: Sample }

/**
 * A method to find a page. `index`: find all matches by an index and sort them. `orderIndex`: filter the index of the
 * sort order before reading homes. `order`: read the first homes in sort order. `wholeOrder`: read as many homes as
 * needed.
 */
export type Step = 'index' | 'orderIndex' | 'order' | 'wholeOrder'

/**
 * Returns the methods to find a page that the sample doesn't fill. A method is tried if the previous one found no full
 * page or too many matches to sort.
 */
export function choosePlan(page: PageRequest, { sample, ofAll }: Samples): Step[] {
  if (sample.isWhole || (isRare(page, sample) && !isFilledByOrderIndex(page, ofAll))) return ['index', 'wholeOrder']
  return [isFilledByOrderIndex(page, ofAll) ? 'orderIndex' : 'order', 'index', 'wholeOrder']
}

export const isFilled = ({ limit }: PageRequest, { isWhole, ids }: Sample): boolean => isWhole || ids.length === limit

export const isScattered = (page: PageRequest, ofAll: Sample): boolean =>
  isRare(page, ofAll) && isFilledByOrderIndex(page, ofAll)

function isRare({ conditions, limit }: PageRequest, sample: Sample): boolean {
  const selectivity = sample.selectivity(conditions)
  return selectivity < limits.MIN_UNSORTED_SELECTIVITY && selectivity * limits.MAX_READ_IN_ORDER < 2 * limit
}

/**
 * Returns true if filtering the index of the sort order fills the page, even if matches are several times rarer at its
 * start (the cheapest homes have fewer rooms). False for very rare matches whose conditions are all in this index:
 * other indexes find them faster.
 */
export function isFilledByOrderIndex(page: PageRequest, ofAll: Sample): boolean {
  const { conditions, limit } = page
  const selectivity = ofAll.selectivity(conditions)
  const isVeryRare = selectivity < limits.MIN_ORDER_INDEX_SELECTIVITY && isSelective(ofAll, conditions)
  if (isInIndex(conditions) && isVeryRare) return false
  return isPrefiltered(page, ofAll) && selectivity * limits.MAX_READ_IN_ORDER_INDEX > 4 * limit
}

function isSelective(sample: Sample, conditions: Condition[]): boolean {
  const hasRareCondition = conditions.some(
    (condition) => hasIndex(condition) && sample.selectivity([condition]) < limits.MAX_RAREST_SELECTIVITY,
  )
  const max = isInIndex(conditions) ? limits.MAX_INDEX_SELECTIVITY_OF_FACTS : limits.MAX_INDEX_SELECTIVITY
  return hasRareCondition && sample.selectivity(conditions) < max
}

export const isPrefiltered = ({ conditions, orderBy }: PageRequest, ofAll: Sample): boolean =>
  isPrefilterUseful(conditions, ofAll, { isByPrice: orderBy !== newest })

/**
 * A method to count homes. `all`: count all homes for sale. `order`: count matches among the newest. `quarter`: count
 * the matches in a quarter of all homes. `index`: count all matches by an index. `nearIndex`: the same by an index of
 * few conditions, because the count ends at its limit.
 */
export type CountStep = 'all' | 'order' | 'quarter' | 'index' | 'nearIndex'

/**
 * Returns the methods to count matches, in order. The next is tried if a method counted fewer than the limit; the last
 * one always gives a result.
 */
export function chooseCount(conditions: Condition[], sample: Sample): CountStep[] {
  if (conditions.length === 0) return ['all']
  const selectivity = sample.selectivity(conditions)
  const isFrequent = !isSelective(sample, conditions) && selectivity >= limits.MIN_COUNTED_IN_ORDER_SELECTIVITY
  if (isFrequent) return ['order', 'index'] // in case matches are rarer than estimated
  const fillsQuarter = selectivity >= limits.MIN_QUARTER_SELECTIVITY && indexTerms(conditions, sample).length > 0
  return fillsQuarter ? ['quarter', 'nearIndex'] : ['nearIndex']
}

/**
 * Returns the method to read homes for facets. `index`: all matches. `orderIndex`: the newest, reading only the index
 * of the sort order. `order`: the newest, read once for all facets.
 */
export function chooseFacetRead(conditions: Condition[], sample: Sample): 'index' | 'orderIndex' | 'order' {
  if (!sample.isWhole && isSelective(sample, conditions)) return 'index'
  return isInIndex(conditions) ? 'orderIndex' : 'order'
}

export const isFoundForPins = (conditions: Condition[], sample: Sample): boolean =>
  sample.isWhole || sample.selectivity(conditions) < limits.MAX_PIN_SELECTIVITY

export const maxPerCell = (conditions: Condition[], sample: Sample, cells: number): number => {
  const expected = (limits.MAX_CELL_HOMES * sample.selectivity(conditions)) / cells
  return inTwoDigits(Math.min(Math.max(expected, limits.MIN_COUNTED_PER_CELL), MAX_PUBLIC_TOTAL))
}

export function inTwoDigits(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1)
  return Math.floor(count / step) * step
}

/**
 * Returns the condition for a query that uses the index of terms. Only the rarest conditions use it, since each further
 * one costs time for all its matches; the others are checked on the homes found. `wanted`: the highest count needed.
 * `within`: a range of the sort order, which uses an index only if it is a single price.
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

/**
 * Returns the conditions that use the index of terms: always the rarest (of equally rare ones the last, as words come
 * last).
 */
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

/**
 * Returns a condition that PostgreSQL checks without an index: it would read half an index of points to exclude half of
 * the matches.
 */
export const withoutIndex = (where: SQL): SQL => sql`(${where}) is true`

/**
 * Returns true if filtering the index of a sort order excludes most homes. In an order by price, a filter by price
 * excludes none of the first homes and doesn't count.
 */
function isPrefilterUseful(conditions: Condition[], ofAll: Sample, { isByPrice }: { isByPrice: boolean }): boolean {
  const { inIndex, others } = split(conditions)
  const excluding = inIndex.filter(({ filter }) => !(isByPrice && filter === 'price'))
  const isNarrow = excluding.length > 0 && ofAll.selectivity(excluding) < limits.MAX_PREFILTER_SELECTIVITY
  return inIndex.length > 0 && (others.length === 0 || isNarrow)
}

/**
 * Returns a subquery that reads only homes that meet the conditions on columns in the index of the sort order (D-367).
 */
export function prefiltered(homes: SQL, { conditions, orderBy }: PageRequest): SQL {
  const { inIndex, others } = split(conditions)
  const near = sql`select ${orderColumns({ orderBy })} from ${homes} where ${withoutIndex(hasAll(inIndex))}`
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
