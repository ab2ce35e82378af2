import { MAX_PUBLIC_TOTAL } from '#contract/list'

/**
 * The limits by which a search chooses its reads, measured by `npm run bench -- search`. They are numbers of homes
 * unless stated otherwise. A selectivity is the fraction of the homes for sale that meet some conditions, from 0 to 1.
 * Rare homes are found by the index of terms, frequent ones by reading in sort order.
 */

/**
 * The number of homes sampled to estimate how many match; if matches are frequent, the sample itself fills the page.
 */
export const MAX_SAMPLED = 1000
export const MAX_SAMPLED_FOR_SELECTIVITY = 500
/**
 * The number of times, spread from the first verification to the last, at which older homes are sampled: the newest may
 * all come from one import.
 */
export const SAMPLED_MOMENTS = 10
/** The number of homes sampled at each of these times: enough to distinguish a frequent condition from a rare one. */
export const SAMPLED_PER_MOMENT = 30

/** The selectivity below which finding all matches by an index is fast. */
export const MAX_INDEX_SELECTIVITY = 1 / 16
/**
 * Corresponds to `MAX_INDEX_SELECTIVITY` for conditions on columns in the index of a sort order, because filtering that
 * index is faster.
 */
export const MAX_INDEX_SELECTIVITY_OF_FACTS = 1 / 32
/**
 * The selectivity that at least one condition alone must not exceed; otherwise, the index reads too much before it
 * combines them.
 */
export const MAX_RAREST_SELECTIVITY = 1 / 8
export const ALWAYS_INDEXED_SELECTIVITY = 1 / 100
/** The selectivity of the conditions that use the index at which a further one saves nothing. */
export const INDEXED_ENOUGH_SELECTIVITY = 1 / 500
/**
 * A further condition is looked up in the index only if it leaves less than this fraction of the homes found so far, or
 * is very rare (`ALWAYS_INDEXED_SELECTIVITY`). Otherwise, it is checked on each home that is read, because a lookup
 * takes time for all matches of the condition.
 */
export const MAX_KEPT_BY_INDEX = 0.7
/**
 * The fraction of the homes found by the index that must be matches for a limited count to use no further condition
 * with the index.
 */
export const MIN_WANTED_OF_FOUND = 1 / 10
/**
 * The fraction of homes that filtering an index first may leave: reading a home by its id takes three times as long as
 * reading it in sort order.
 */
export const MAX_PREFILTER_SELECTIVITY = 1 / 4

export const MIN_UNSORTED_SELECTIVITY = 1 / 30
/** The number of homes read in sort order if these are expected to contain two pages of matches (D-201). */
export const MAX_READ_IN_ORDER = 4000
export const MAX_READ_IN_ORDER_INDEX = 40_000
/**
 * The selectivity from which filtering the index of a sort order finds a page faster than another index, which reads
 * all matches.
 */
export const MIN_ORDER_INDEX_SELECTIVITY = 1 / 200
/** The limit of homes found by an index and sorted; sorting more takes longer than reading in sort order. */
export const MAX_SORTED = 10_000
export const MAX_READ_IN_ORDER_LAST = 50_000

/** The limit of a count: one more than is shown, to distinguish `1000+` from 1000. */
export const MAX_COUNTED = MAX_PUBLIC_TOTAL + 1
export const MIN_COUNTED_IN_ORDER_SELECTIVITY = 1 / 50
/** The number of newest homes read for a count: at `MIN_COUNTED_IN_ORDER_SELECTIVITY`, a thousand of them match. */
export const MAX_COUNTED_IN_ORDER = 50_000
export const MIN_QUARTER_SELECTIVITY = 1 / 200

/**
 * The number of newest homes read for facets: as many as are expected to have `wanted` matches, within `min` and `max`.
 */
export const FACET_HOMES = { min: 25_000, max: 40_000, wanted: 2000 }
/** Replaces `FACET_HOMES` if reading the index of the newest homes is enough, which takes a fifth of the time. */
export const FACET_HOMES_IN_INDEX = { min: 25_000, max: 60_000, wanted: 30_000 }
export const MAX_FACET_HOMES_BY_INDEX = 20_000
/**
 * The number of matches among the homes read below which an option is counted separately, because an estimate would be
 * unreliable.
 */
export const MIN_RELIABLE_COUNT = 10
export const MAX_OPTION_HOMES = 10_000
/**
 * An option is not counted separately if more than this many times the homes that may be read are expected to have it:
 * a count would read all its entries in the index of terms in vain.
 */
export const MAX_OPTION_EXCESS = 4
/** Corresponds to `SAMPLED_PER_MOMENT` for this expectation: enough to see what one home in fifty has. */
export const OPTIONS_SAMPLED_PER_MOMENT = 10
/** The limit of conditions combined with an option in the index of terms; with more, a count takes too long. */
export const MAX_OPTION_TERMS = 1
export const MAX_SHOWN_FEATURES = 12

export const MAX_PIN_SELECTIVITY = 1 / 40
export const MAX_PIN_HOMES = 20_000
export const MAX_CELL_HOMES = 25_000
export const MIN_COUNTED_PER_CELL = 20

export const MAX_CORRECTED_WORDS = 10
export const MIN_CORRECTED_LETTERS = 4
/** The words that begin or end like a misspelt one, of which those within one typing error are taken. */
export const MAX_WORDS_NEAR = 2000
export const MAX_NAMES_NEAR = 5
export const MIN_SUGGESTED_LETTERS = 2
/**
 * The length below which words are not corrected: too many names are within one typing error of them, and no index has
 * them.
 */
export const MIN_LETTERS_WITH_ERROR = 3
export const MAX_SIMILAR_PLACES = 300
