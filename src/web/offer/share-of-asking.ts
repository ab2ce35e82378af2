import type { Currency } from '#contract/currency'
import type { Offer } from '#contract/offer'
import { priceRange } from '#contract/price'

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
  const percent = (10_000 * offerAmount) / range.lowest
  return `${percent.toLocaleString('en', { maximumFractionDigits: 1 })} %`
}

/** Returns a text such as "3.5 % below the asking price". `cents`: the offered amount. */
export function comparedToAsking(
  cents: number,
  askingPrice: string,
  currency: Currency | undefined,
): string | undefined {
  const range = priceRange(askingPrice, { currency })
  if (!range || range.lowest === 0) return undefined
  if (cents > range.highest) return `${apart(cents, range.highest)} above the asking price`
  if (cents < range.lowest) return `${apart(cents, range.lowest)} below the asking price`
  return range.lowest === range.highest ? 'the asking price' : 'within the asking price'
}

const apart = (cents: number, price: number): string =>
  `${((100 * Math.abs(cents - price)) / price).toLocaleString('en', { maximumFractionDigits: 1 })} %`
