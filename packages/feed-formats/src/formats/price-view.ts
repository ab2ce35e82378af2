import type { PriceKind } from './feed-format.ts'
import { kindInWords, kindWithoutAmount } from './price-kind.ts'
import { priceRange } from './price-range.ts'
import { priceIn, whyNoSale } from './values.ts'

/** The factor between price and display text above which the text means something else, such as a date or a rent. */
const MAX_TIMES = 3

type Given = { price: string; view: string; isHidden: boolean }

/**
 * Chooses between a file's numeric price and its display text: the text if it contains the price or the price is
 * hidden, otherwise the price. `kind`: the kind of price; a hidden one is on application. `reason`: set if the home is
 * not for sale.
 */
export function priceAndView(given: Given): {
  price?: string | undefined
  kind?: PriceKind | undefined
  reason?: string
} {
  const { price, reason } = chosenPrice(given)
  if (reason) return { reason }
  if (price !== undefined) return { price, kind: kindInWords(given.view) }
  return { kind: kindWithoutAmount(given.view) ?? (given.isHidden ? 'onApplication' : kindWithoutAmount(given.price)) }
}

function chosenPrice({ price, view, isHidden }: Given): { price?: string | undefined; reason?: string } {
  const noSale = whyNoSale(price) ?? (price.trim() === '' ? whyNoSale(view) : undefined)
  if (noSale) return { reason: noSale }
  const own = priceIn(price).price
  const seen = whyNoSale(view) ? undefined : priceIn(view).price
  const [ownRange, seenRange] = [own, seen].map((text) => (text === undefined ? undefined : priceRange(text)))
  if (!own || !ownRange) return { price: seen ?? own }
  if (!seen || !seenRange) return { price: isHidden ? undefined : own }
  const isLikely = seenRange.highest * MAX_TIMES >= ownRange.lowest && seenRange.lowest <= ownRange.highest * MAX_TIMES
  if (isHidden) return { price: isLikely ? seen : undefined }
  const holdsIt = seenRange.lowest <= ownRange.highest && seenRange.highest >= ownRange.lowest
  return { price: holdsIt ? seen : own }
}
