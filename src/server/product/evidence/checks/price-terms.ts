import { type PriceTerms, priceTerms } from 'listing-text'
import type { CheckedHome } from './checked-homes.store.ts'
import { oncePerKey } from './rule.ts'

export const termsOf = oncePerKey(
  ({ id }: CheckedHome) => id,
  async (_, home) => priceTerms(home),
)

/** Returns the price of the whole home; `undefined` if there is none, or the size of the share for sale is not known. */
export function wholePrice(price: number | null, { isShare, share }: PriceTerms): number | undefined {
  if (price === null) return undefined
  return isShare ? share && price / share : price
}
