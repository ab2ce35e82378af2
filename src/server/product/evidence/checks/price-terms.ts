import { type PriceTerms, priceTerms } from 'listing-text'
import type { CheckedHome } from './checked-homes.store.ts'
import { oncePerKey } from './rule.ts'
import { translationsOf } from './texts-of.ts'

export const termsOf = oncePerKey(
  ({ id }: CheckedHome) => id,
  async (_, home) => termsIn(home),
)

/** Returns what a text or any of its translations says; each is read by itself, in its own language. */
export function termsIn(home: Pick<CheckedHome, 'title' | 'description' | 'translations'>): PriceTerms {
  const all = [home, ...translationsOf(home)].map(priceTerms)
  const share = all.find((terms) => terms.share !== undefined)?.share
  return {
    isShare: all.some((terms) => terms.isShare),
    ...(share !== undefined && { share }),
    isLowForReason: all.some((terms) => terms.isLowForReason),
  }
}

/** Returns the price of the whole home; `undefined` if there is none, or the size of the share for sale is not known. */
export function wholePrice(price: number | null, { isShare, share }: PriceTerms): number | undefined {
  if (price === null) return undefined
  return isShare ? share && price / share : price
}
