import { isBeyondCards } from '#contract/card-limit'
import { MAX_CHARGE_CENTS } from '#contract/money'
import { priceRange } from '#contract/price'

/** Returns what to offer for a home of this price: "Around $425,000", or "Between $685,000 and $720,000"; never an amount that is refused (P-35). */
export function suggestedAmount(price: string, shownCents: (cents: number) => string): string | undefined {
  const withoutZeroCents = (cents: number) => shownCents(cents).replace(/\.00$/, '')
  const range = priceRange(price)
  if (!range || isBeyondCards(price)) return undefined
  const lowest = withoutZeroCents(range.lowest)
  if (range.highest > MAX_CHARGE_CENTS) return `From ${lowest}`
  return range.lowest === range.highest
    ? `Around ${lowest}`
    : `Between ${lowest} and ${withoutZeroCents(range.highest)}`
}
