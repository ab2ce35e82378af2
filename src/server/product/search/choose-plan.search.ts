import { MAX_PUBLIC_TOTAL } from '#contract/list'
import { type Condition, isInIndex } from './filters.search.ts'
import { indexTerms, isPrefilterUseful } from './index-prefilter.search.ts'
import { type IndexRange, newest } from './index-ranges.search.ts'
import type { Sample } from './sample.search.ts'
import * as limits from './search-limits.search.ts'

export type PageRequest = IndexRange & { conditions: Condition[]; limit: number }

/** `sample`: of the order or of all homes, to choose whether to read the order; `ofAll`: of all homes. */
export type Samples = { sample: Sample; ofAll: Sample }

/**
 * `index`: finds all homes by an index and sorts them; `orderIndex`: filters in the index of the order before reading
 * homes; `order`: reads the first homes of the order; `wholeOrder`: reads as many as needed.
 */
export type Step = 'index' | 'orderIndex' | 'order' | 'wholeOrder'

/**
 * Returns the steps to find a page that the sample doesn't fill. Each is tried if the previous one found too much or
 * too little.
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
 * Returns whether reading the index of the order fills the page, even if matches are several times rarer at its
 * beginning (the cheapest homes have fewer rooms). Homes rare by conditions of this index alone are found faster by
 * other indexes.
 */
export function isFilledByOrderIndex(page: PageRequest, ofAll: Sample): boolean {
  const { conditions, limit } = page
  if (isInIndex(conditions) && isSelective(ofAll, conditions)) return false
  return isPrefiltered(page, ofAll) && ofAll.selectivity(conditions) * limits.MAX_READ_IN_ORDER_INDEX > 4 * limit
}

function isSelective(sample: Sample, conditions: Condition[]): boolean {
  const hasRareCondition = conditions.some(
    (condition) => sample.selectivity([condition]) < limits.MAX_RAREST_SELECTIVITY,
  )
  const max = isInIndex(conditions) ? limits.MAX_INDEX_SELECTIVITY_OF_FACTS : limits.MAX_INDEX_SELECTIVITY
  return hasRareCondition && sample.selectivity(conditions) < max
}

export const isPrefiltered = ({ conditions, orderBy }: PageRequest, ofAll: Sample): boolean =>
  isPrefilterUseful(conditions, ofAll, { isByPrice: orderBy !== newest })

/**
 * `all`: every home for sale; `order`: among the first homes of the order; `quarter`: in a quarter of all; `index`: by
 * an index; `nearIndex`: the same where the limit is reached soon.
 */
export type CountStep = 'all' | 'order' | 'quarter' | 'index' | 'nearIndex'

/** Returns the steps to count homes. Each is tried if the previous one did not reach the limit; the last one counts. */
export function chooseCount(conditions: Condition[], sample: Sample): CountStep[] {
  if (conditions.length === 0) return ['all']
  const selectivity = sample.selectivity(conditions)
  const isFrequent = !isSelective(sample, conditions) && selectivity >= limits.MIN_COUNTED_IN_ORDER_SELECTIVITY
  if (isFrequent) return ['order', 'index'] // where it is rarer than estimated
  const fillsQuarter = selectivity >= limits.MIN_QUARTER_SELECTIVITY && indexTerms(conditions, sample).length > 0
  return fillsQuarter ? ['quarter', 'nearIndex'] : ['nearIndex']
}

/**
 * `index`: reads all matches; `orderIndex`: the newest, in the index of the order; `order`: the newest homes, read once
 * for all facets.
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

/** Rounds down to two digits, as lower bounds are shown: 247 is 240. */
export function inTwoDigits(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1)
  return Math.floor(count / step) * step
}
