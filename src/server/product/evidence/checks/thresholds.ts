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
  /**
   * What a reason in the text explains, as a fraction of the price of a whole home. `leastShare`: of a part of no stated
   * size: the smallest that is sold (shared ownership in England, bare ownership by CGI art. 669). `ofReason`: of a home
   * that costs little for a reason. Below half of its value the first auction of a court fails (ZVG § 85a), and
   * foreclosed homes are sold at 27 % less on average (Campbell, Giglio, Pathak, AER 2011).
   */
  explainedPrice: { leastShare: 0.1, ofReason: 0.5 },
  pointFarAway: { minKm: 30 },
  soldLately: { maxDays: 365 },
  newAccount: { maxHours: 24 },
  manyInADay: { minListings: 15 },
  /** An IP address with more accounts belongs to an office or an internet provider. */
  sharesWithFraud: { maxAccountsOfAddress: 5 },
  listedTwice: { maxMetres: 25 },
} as const
