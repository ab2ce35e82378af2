/**
 * The limits of all rules (docs/evidence.md), tuned on one half of the samples in test/samples and validated on the
 * other.
 */
export const thresholds = {
  /**
   * The minimum fractions that two similar texts share. `minShared`: of their runs of three words; texts of one
   * development share up to 56 %. `minSharedStems`: of their words outside of common phrases; reworded copies share 52 %
   * and more of them, and homes of one development up to 47 %.
   */
  sameText: { minShared: 0.6, minWords: 25, minSharedStems: 0.5 },
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
