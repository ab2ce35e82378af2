import { priceRange } from '#contract/price'

/** What to offer for a home of this price: "Around $425,000", or "Between $685,000 and $720,000". */
export function suggestedAmount(price: string, shownCents: (cents: number) => string): string | undefined {
  const withoutZeroCents = (cents: number) => shownCents(cents).replace(/\.00$/, '')
  const range = priceRange(price)
  if (!range) return undefined
  const lowest = withoutZeroCents(range.lowest)
  return range.lowest === range.highest
    ? `Around ${lowest}`
    : `Between ${lowest} and ${withoutZeroCents(range.highest)}`
}
