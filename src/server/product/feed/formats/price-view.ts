import { priceRange } from '#contract/price'
import { priceIn, whyNoSale } from './values.ts'

/** A view with another amount than this many times the price, or a part of it, says something else: a day, an hour, a rent. */
const MAX_TIMES = 3

type Given = { price: string; view: string; isHidden: boolean }

/**
 * Returns the price of a file that has one for machines and one for the eye: the text for the eye where it holds that price, or where the
 * price may not be shown; else the price. `reason`: why there is no price of a home.
 */
export function priceAndView({ price, view, isHidden }: Given): { price?: string | undefined; reason?: string } {
  const noSale = whyNoSale(price) ?? (price.trim() === '' ? whyNoSale(view) : undefined)
  if (noSale) return { reason: noSale }
  const own = priceIn(price).price
  const seen = whyNoSale(view) ? undefined : priceIn(view).price
  const [ownRange, seenRange] = [own, seen].map((text) => (text === undefined ? undefined : priceRange(text, {})))
  if (!own || !ownRange) return { price: seen }
  if (!seen || !seenRange) return { price: isHidden ? undefined : own }
  const isLikely = seenRange.highest * MAX_TIMES >= ownRange.lowest && seenRange.lowest <= ownRange.highest * MAX_TIMES
  if (isHidden) return { price: isLikely ? seen : undefined }
  const holdsIt = seenRange.lowest <= ownRange.highest && seenRange.highest >= ownRange.lowest
  return { price: holdsIt ? seen : own }
}
