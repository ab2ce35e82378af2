import { type Condition, isInIndex } from './filters.search.ts'
import { isPrefilterUseful, isSelective } from './index-prefilter.search.ts'
import { type IndexRange, newest } from './index-ranges.search.ts'
import type { Sample } from './sample.search.ts'
import { MAX_READ_IN_ORDER, MAX_READ_IN_ORDER_INDEX, MIN_UNSORTED_SELECTIVITY } from './search-limits.search.ts'

/** A page to find: the first homes of a range of an order that meet the conditions. */
export type PageRequest = IndexRange & { conditions: Condition[]; limit: number }

/** `sample`: of the order or of all homes, by which is chosen whether to read the order; `ofAll`: of all homes. */
export type Samples = { sample: Sample; ofAll: Sample }

/**
 * A way to find a page. `index`: finds all homes by an index and sorts them; `orderIndex`: reads the index of the order, and the homes that it
 * leaves; `order`: reads the first homes of the order; `wholeOrder`: reads as many as it takes.
 */
export type Step = 'index' | 'orderIndex' | 'order' | 'wholeOrder'

/** Returns the steps to find a page that the sample doesn't fill. Each follows if the one before found too much or too little. */
export function choosePlan(page: PageRequest, { sample, ofAll }: Samples): Step[] {
  if (sample.isWhole || (isRare(page, sample) && !isFilledByOrderIndex(page, ofAll))) return ['index', 'wholeOrder']
  return [isFilledByOrderIndex(page, ofAll) ? 'orderIndex' : 'order', 'index', 'wholeOrder']
}

/** Returns whether the homes of the sample are the page. */
export const isFilled = ({ limit }: PageRequest, { isWhole, ids }: Sample): boolean => isWhole || ids.length === limit

/** Returns whether homes are so rare that one query for all price ranges around a limit is faster than one for each width. */
export const isScattered = (page: PageRequest, ofAll: Sample): boolean =>
  isRare(page, ofAll) && isFilledByOrderIndex(page, ofAll)

function isRare({ conditions, limit }: PageRequest, sample: Sample): boolean {
  const selectivity = sample.selectivity(conditions)
  return selectivity < MIN_UNSORTED_SELECTIVITY && selectivity * MAX_READ_IN_ORDER < 2 * limit
}

/**
 * Returns whether reading the index of the order fills the page, even if it has several times fewer such homes at its beginning, as the
 * cheapest have fewer rooms. Homes that are rare by conditions of this index alone are found faster by others.
 */
export function isFilledByOrderIndex(page: PageRequest, ofAll: Sample): boolean {
  const { conditions, limit } = page
  if (isInIndex(conditions) && isSelective(ofAll, conditions)) return false
  return isPrefiltered(page, ofAll) && ofAll.selectivity(conditions) * MAX_READ_IN_ORDER_INDEX > 4 * limit
}

/** Returns whether the index of the order excludes most homes before they are read. */
export const isPrefiltered = ({ conditions, orderBy }: PageRequest, ofAll: Sample): boolean =>
  isPrefilterUseful(conditions, ofAll, { isByPrice: orderBy !== newest })
