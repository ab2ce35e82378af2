import { shownCents } from '#contract/money'
import { priceRange } from '#contract/price'

/** What to offer for a home of this price: "Around $425,000", or "Between $685,000 and $720,000". */
export function suggestedAmount(price: string): string | undefined {
  const range = priceRange(price)
  if (!range) return undefined
  const lowest = withoutZeroCents(range.lowest)
  return range.lowest === range.highest
    ? `Around ${lowest}`
    : `Between ${lowest} and ${withoutZeroCents(range.highest)}`
}

const withoutZeroCents = (cents: number): string => shownCents(cents).replace(/\.00$/, '')
