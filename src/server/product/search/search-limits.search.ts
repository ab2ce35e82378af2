import { MAX_PUBLIC_TOTAL } from '#contract/list'

/**
 * The limits by which a search chooses what it reads, measured by `npm run bench -- search`. Limits are numbers of
 * homes unless stated otherwise. A selectivity is the share of the homes for sale that meet some conditions, from 0 to
 * 1. Rare homes are found by the index of terms, frequent ones by reading in an order.
 */

/** Maximum homes sampled to estimate how many match; if matches are frequent, the sample itself fills the page. */
export const MAX_SAMPLED = 1000
export const MAX_SAMPLED_FOR_SELECTIVITY = 500
/**
 * The number of points in time, spread from the first verification to the last, at which older homes are sampled: the
 * newest may all come from one import.
 */
export const SAMPLED_MOMENTS = 10
/** Homes sampled at each of these times: enough to distinguish a frequent condition from a rare one. */
export const SAMPLED_PER_MOMENT = 30

/** Below this selectivity, finding all matches by an index is fast. */
export const MAX_INDEX_SELECTIVITY = 1 / 16
/** The same if the index of an order contains all conditions, as filtering that index is faster. */
export const MAX_INDEX_SELECTIVITY_OF_FACTS = 1 / 32
/** At least one condition alone must be rarer than this; otherwise the index reads too much before it combines them. */
export const MAX_RAREST_SELECTIVITY = 1 / 8
export const ALWAYS_INDEXED_SELECTIVITY = 1 / 100
/** If the conditions that use the index leave at most this share of homes, a further one saves nothing. */
export const INDEXED_ENOUGH_SELECTIVITY = 1 / 500
/**
 * As a share of the matches so far: a further condition uses the index only if it keeps less than this. A look-up costs
 * a sixth of reading the homes that it excludes.
 */
export const MAX_KEPT_BY_INDEX = 0.7
/**
 * As a share of the homes found: if a count has a limit, no further condition uses the index once one home in ten is a
 * match.
 */
export const MIN_WANTED_OF_FOUND = 1 / 10
/**
 * Filtering an index first must leave less than this share: reading a home by its id takes three times as long as
 * reading it in an order.
 */
export const MAX_PREFILTER_SELECTIVITY = 1 / 4

export const MIN_UNSORTED_SELECTIVITY = 1 / 30
/** Maximum homes read in order, if that is expected to fill a page twice (D-201). */
export const MAX_READ_IN_ORDER = 4000
export const MAX_READ_IN_ORDER_INDEX = 40_000
/** Maximum homes found by an index and sorted; sorting more takes longer than reading in order. */
export const MAX_SORTED = 10_000
export const MAX_READ_IN_ORDER_LAST = 50_000

/** One more than is shown, to distinguish `1000+` from 1000. */
export const MAX_COUNTED = MAX_PUBLIC_TOTAL + 1
export const MIN_COUNTED_IN_ORDER_SELECTIVITY = 1 / 50
/** Maximum newest homes read for a count. At the selectivity above, a thousand of them match. */
export const MAX_COUNTED_IN_ORDER = 50_000
export const MIN_QUARTER_SELECTIVITY = 1 / 200

/**
 * How many of the newest homes are read for facets: as many as are expected to have `wanted` matches, within `min` and
 * `max`.
 */
export const FACET_HOMES = { min: 25_000, max: 40_000, wanted: 2000 }
/** The same if reading the index of the newest is enough, which takes a fifth of the time. */
export const FACET_HOMES_IN_INDEX = { min: 25_000, max: 60_000, wanted: 30_000 }
export const MAX_FACET_HOMES_BY_INDEX = 20_000
/**
 * An option with fewer matches among the homes read is counted separately, as this number is too small for an estimate.
 */
export const MIN_RELIABLE_COUNT = 10
export const MAX_OPTION_HOMES = 10_000
/** Maximum conditions that are combined with an option in the index of terms; with more, a count takes too long. */
export const MAX_OPTION_TERMS = 1
export const MAX_SHOWN_FEATURES = 12

export const MAX_PIN_SELECTIVITY = 1 / 40
export const MAX_PIN_HOMES = 20_000
export const MAX_CELL_HOMES = 25_000
export const MIN_COUNTED_PER_CELL = 20

export const MAX_CORRECTED_WORDS = 10
export const MIN_CORRECTED_LETTERS = 4
export const MIN_SUGGESTED_LETTERS = 2
/**
 * Words with fewer letters are not corrected: too many names are within one typing error of them, and no index has
 * them.
 */
export const MIN_LETTERS_WITH_ERROR = 3
export const MAX_SIMILAR_PLACES = 300
