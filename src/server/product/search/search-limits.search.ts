import { MAX_PUBLIC_TOTAL } from '#contract/list'

/*
 * The limits by which a search chooses what it reads, measured by `npm run bench -- search`. A selectivity is the share of the homes for
 * sale that meet some conditions, from 0 to 1; what is rare is found by the index of terms, what is frequent on the way through an order.
 */

/** Homes. The sample from which each selectivity is estimated; for a frequent search, it fills the page. */
export const MAX_SAMPLED = 1000
/** Homes. A smaller sample is enough where it fills no page and older homes are sampled too. */
export const MAX_SAMPLED_FOR_SELECTIVITY = 500
/** Moments. The newest homes may all be of one import: further samples are spread from the first verification to the last. */
export const SAMPLED_MOMENTS = 10
/** Homes before each of these moments. As few as tell a frequent condition from a rare one. */
export const SAMPLED_PER_MOMENT = 30

/** Selectivity. Up to this, all homes of a search are soon found by an index. */
export const MAX_INDEX_SELECTIVITY = 1 / 16
/** Selectivity. The same where the index of an order has all conditions in it: on the way through it, more frequent homes are met as soon. */
export const MAX_INDEX_SELECTIVITY_OF_FACTS = 1 / 32
/** Selectivity. At least one condition must be as rare alone, or the index reads too much before it combines them. */
export const MAX_RAREST_SELECTIVITY = 1 / 8
/** Selectivity. A condition up to this is always looked up in the index of terms. */
export const ALWAYS_INDEXED_SELECTIVITY = 1 / 100
/** Selectivity. Once the indexed conditions leave no more than this, a further one saves nothing. */
export const INDEXED_ENOUGH_SELECTIVITY = 1 / 500
/** Share of the homes found so far. A further condition is indexed if it keeps less: a look-up costs a sixth of reading what it excludes. */
export const MAX_KEPT_BY_INDEX = 0.7
/** Share of the homes found. With a limit, it is enough that one in ten of those found counts. */
export const MIN_WANTED_OF_FOUND = 1 / 10
/** Selectivity. Reading a home by its id takes three times as long as in an order, so an index must exclude most homes before it. */
export const MAX_PREFILTER_SELECTIVITY = 1 / 4

/** Share of a price. How far price ranges around it may begin below or end above, the widest first; 1 takes in every range. */
export const PRICE_RANGE_WIDTHS = [3 / 4, 15 / 16, 1]

/** Selectivity. Of homes as frequent as this, an index finds too many to sort. */
export const MIN_UNSORTED_SELECTIVITY = 1 / 30
/** Homes. Read in order where they are expected to fill a page twice (D-201). */
export const MAX_READ_IN_ORDER = 4000
/** Homes. Read in order where the index of the order alone excludes most. */
export const MAX_READ_IN_ORDER_INDEX = 40_000
/** Homes. Found by an index and sorted; sorting more takes longer than reading them in order. */
export const MAX_SORTED = 10_000
/** Homes. Read in order where an index finds more than can be sorted. */
export const MAX_READ_IN_ORDER_LAST = 50_000

/** Homes. One more than is shown, so that `1000+` is known from 1000. */
export const MAX_COUNTED = MAX_PUBLIC_TOTAL + 1
/** Selectivity. From this on, a thousand are counted among the newest homes, before an index is used. */
export const MIN_COUNTED_IN_ORDER_SELECTIVITY = 1 / 50
/** Homes. The newest homes among which is counted: with this selectivity they have a thousand. */
export const MAX_COUNTED_IN_ORDER = 50_000
/** Selectivity. From this on, a quarter of a million homes has more than a thousand; of fewer homes the quarter is read in vain. */
export const MIN_QUARTER_SELECTIVITY = 1 / 200

/** Homes. The newest read for facets, at least and at most, until about as many as `wanted` match. */
export const FACET_HOMES = { min: 25_000, max: 40_000, wanted: 2000 }
/** Homes. The same where the index of the newest is enough, in which each takes a fifth of the time. */
export const FACET_HOMES_IN_INDEX = { min: 25_000, max: 60_000, wanted: 30_000 }
/** Homes. Read for facets of what an index finds soon. */
export const MAX_FACET_HOMES_BY_INDEX = 20_000
/** Homes. An option with a smaller count is counted by itself, since the homes read say too little of it. */
export const MIN_RELIABLE_COUNT = 10
/** Homes. Read for the separate counts of all options of one facet. */
export const MAX_OPTION_HOMES = 10_000
/** Conditions. Looked up in the index of terms next to the option; with more, a count takes too long. */
export const MAX_OPTION_TERMS = 1
/** Options. The features that a facet shows. */
export const MAX_SHOWN_FEATURES = 12

/** Selectivity. Homes on a part of the map that are rarer are found by an index. */
export const MAX_PIN_SELECTIVITY = 1 / 40
/** Homes. Found by an index for all pins; with more, each cell is counted by itself. */
export const MAX_PIN_HOMES = 20_000
/** Homes. Read for all pins together where homes are spread evenly. */
export const MAX_CELL_HOMES = 25_000
/** Homes. Counted in each cell at least, however many cells there are. */
export const MIN_COUNTED_PER_CELL = 20

/** Words. Those of all homes that contain a searched word; homes with one of more are met soon without an index. */
export const MAX_MATCHING_WORDS = 200
/** Words. Corrected in one search, which has no more. */
export const MAX_CORRECTED_WORDS = 10
/** Letters. A shorter word is within one typing error of too many others. */
export const MIN_CORRECTED_LETTERS = 4
/** Letters. Fewer letters begin too many names for a suggestion. */
export const MIN_SUGGESTED_LETTERS = 2
/** Letters. Fewer are within one typing error of too many names, and no index of words has them. */
export const MIN_LETTERS_WITH_ERROR = 3
/** Places. Read for one misspelt name before they are compared. */
export const MAX_SIMILAR_PLACES = 300
