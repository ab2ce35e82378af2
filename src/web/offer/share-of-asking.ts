import type { Currency } from '#contract/currency'
import { localeOf, readersLanguage } from '#contract/language'
import type { Offer } from '#contract/offer'
import { priceRange } from '#contract/price'
import * as t from '#messages/offer'

/**
 * Returns the offer as a percentage of the asking price, such as "99.1 %"; for a range, of its lower end; undefined
 * without a price.
 */
export function shareOfAsking(
  { offerAmount, askingPrice }: Pick<Offer, 'offerAmount' | 'askingPrice'>,
  currency: Currency | undefined,
): string | undefined {
  const range = askingPrice === undefined ? undefined : priceRange(askingPrice, { currency })
  if (!range || range.lowest === 0) return undefined
  return shownShare((10_000 * offerAmount) / range.lowest)
}

export function comparedToAsking(
  cents: number,
  askingPrice: string,
  currency: Currency | undefined,
): string | undefined {
  const range = priceRange(askingPrice, { currency })
  if (!range || range.lowest === 0) return undefined
  if (cents > range.highest) return t.above({ share: apart(cents, range.highest) })
  if (cents < range.lowest) return t.below({ share: apart(cents, range.lowest) })
  return range.lowest === range.highest ? t.asAsked() : t.within()
}

const apart = (cents: number, price: number): string => shownShare((100 * Math.abs(cents - price)) / price)

const shownShare = (percent: number): string =>
  t.share({ number: percent.toLocaleString(localeOf(readersLanguage()), { maximumFractionDigits: 1 }) })
