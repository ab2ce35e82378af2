/**
 * The limits of the rules (docs/evidence.md), tuned on one half of the samples in test/samples and validated on the
 * other; those of copied texts are the package's (`listing-text`).
 */
export const thresholds = {
  /**
   * The limits of the rule. `maxOfMedian`: the asking price as a fraction of the median. `maxShareAsCheap`: the
   * fraction of sales that were as cheap.
   */
  priceBelowSales: { maxOfMedian: 0.5, maxShareAsCheap: 0.05, minSales: 8 },
  priceOutsideEstimate: { minOfLower: 0.7, maxOfUpper: 2 },
  pointFarAway: { minKm: 30 },
  soldLately: { maxDays: 365 },
  newAccount: { maxHours: 24 },
  manyInADay: { minListings: 15 },
  /** An IP address with more accounts belongs to an office or an internet provider. */
  sharesWithFraud: { maxAccountsOfAddress: 5 },
  listedTwice: { maxMetres: 25 },
} as const
