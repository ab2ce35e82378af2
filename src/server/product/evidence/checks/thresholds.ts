/** The limits of all rules (docs/evidence.md). Chosen on one half of the samples of test/samples; the other half tells how well they hold. */
export const thresholds = {
  /** Of the shorter text's runs of three words, the share that the other has, and the words that a text needs. */
  sameText: { minShared: 0.45, minWords: 25 },
  /** The asking price as a share of the median, and the share of sales that were as cheap. */
  priceBelowSales: { maxOfMedian: 0.5, maxShareAsCheap: 0.05, minSales: 8 },
  /** The asking price as a share of the lower and the upper end of the interval. */
  priceOutsideEstimate: { minOfLower: 0.7, maxOfUpper: 2 },
  pointFarAway: { minKm: 30 },
  soldLately: { maxDays: 365 },
  newAccount: { maxHours: 24 },
  manyInADay: { minListings: 15 },
  /** An address of the network that more accounts share is that of an office or a provider. */
  sharesWithFraud: { maxAccountsOfAddress: 5 },
  /** The metres between two exact points that are one place. */
  listedTwice: { maxMetres: 25 },
} as const
