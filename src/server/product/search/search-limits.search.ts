import { MAX_PUBLIC_TOTAL } from '#contract/list'

/**
 * The limits by which a search chooses what it reads, measured by `npm run bench -- search`. Limits are numbers of
 * homes unless stated otherwise. A selectivity is the share of the homes for sale that meet some conditions, from 0 to
 * 1. Rare homes are found by the index of terms, frequent ones by reading in an order.
 */

/** The sample for estimating each selectivity; for a frequent search, it fills the page. */
export const MAX_SAMPLED = 1000
export const MAX_SAMPLED_FOR_SELECTIVITY = 500
/** The newest homes may all be of one import: further samples are spread from the first verification to the last. */
export const SAMPLED_MOMENTS = 10
/** Just enough to distinguish a frequent condition from a rare one. */
export const SAMPLED_PER_MOMENT = 30

/** Up to this, an index finds all homes of a search quickly. */
export const MAX_INDEX_SELECTIVITY = 1 / 16
/** The same where the index of an order contains all conditions, and reading it is faster. */
export const MAX_INDEX_SELECTIVITY_OF_FACTS = 1 / 32
/** At least one condition must be as rare alone, or the index reads too much before it combines them. */
export const MAX_RAREST_SELECTIVITY = 1 / 8
export const ALWAYS_INDEXED_SELECTIVITY = 1 / 100
/** Once the indexed conditions leave no more than this, a further one saves nothing. */
export const INDEXED_ENOUGH_SELECTIVITY = 1 / 500
/**
 * Share of the homes found so far. A further condition is indexed if it keeps less: a look-up costs a sixth of reading
 * the homes it excludes.
 */
export const MAX_KEPT_BY_INDEX = 0.7
/** Share of the homes found. With a limit, it is enough that one in ten counts. */
export const MIN_WANTED_OF_FOUND = 1 / 10
/** Reading a home by its id takes three times as long as in an order, so an index must exclude most homes first. */
export const MAX_PREFILTER_SELECTIVITY = 1 / 4

export const MIN_UNSORTED_SELECTIVITY = 1 / 30
/** Read in order where they are expected to fill a page twice (D-201). */
export const MAX_READ_IN_ORDER = 4000
export const MAX_READ_IN_ORDER_INDEX = 40_000
/** Found by an index and sorted; sorting more takes longer than reading in order. */
export const MAX_SORTED = 10_000
export const MAX_READ_IN_ORDER_LAST = 50_000

/** One more than is shown, to distinguish `1000+` from 1000. */
export const MAX_COUNTED = MAX_PUBLIC_TOTAL + 1
export const MIN_COUNTED_IN_ORDER_SELECTIVITY = 1 / 50
/** The newest homes counted: with the selectivity above, a thousand of them match. */
export const MAX_COUNTED_IN_ORDER = 50_000
export const MIN_QUARTER_SELECTIVITY = 1 / 200

/** The newest read for facets, until about `wanted` match. */
export const FACET_HOMES = { min: 25_000, max: 40_000, wanted: 2000 }
/** The same where the index of the newest is enough: reading takes a fifth of the time. */
export const FACET_HOMES_IN_INDEX = { min: 25_000, max: 60_000, wanted: 30_000 }
export const MAX_FACET_HOMES_BY_INDEX = 20_000
/** An option with a smaller count is counted separately: the homes read are too few for an estimate. */
export const MIN_RELIABLE_COUNT = 10
export const MAX_OPTION_HOMES = 10_000
/** Conditions combined with the option in the index of terms; with more, a count takes too long. */
export const MAX_OPTION_TERMS = 1
export const MAX_SHOWN_FEATURES = 12

export const MAX_PIN_SELECTIVITY = 1 / 40
export const MAX_PIN_HOMES = 20_000
export const MAX_CELL_HOMES = 25_000
export const MIN_COUNTED_PER_CELL = 20

export const MAX_CORRECTED_WORDS = 10
export const MIN_CORRECTED_LETTERS = 4
export const MIN_SUGGESTED_LETTERS = 2
/** Fewer letters are within one typing error of too many names, and are in no index of words. */
export const MIN_LETTERS_WITH_ERROR = 3
export const MAX_SIMILAR_PLACES = 300
