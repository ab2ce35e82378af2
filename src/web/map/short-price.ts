import type { Currency } from '#contract/currency'
import { priceRange } from '#contract/price'
import { type AskedPrice, shownPrice } from '#contract/shown-price'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

/** Formats "$685,000 - $720,000" as "$685K+", by its lowest amount; "POA" or "Auction" without one. */
export function shortPrice(asked: AskedPrice, currency: Currency | undefined): string {
  if (asked.price === '') return asked.priceKind === 'auction' ? 'Auction' : 'POA'
  const { price } = asked
  const range = priceRange(price, { currency })
  if (!range) return shownPrice({ price }, currency)
  const [sign = ''] = /^[^\d.]*/.exec(shownPrice({ price }, currency)) ?? []
  return `${sign.trim()}${compact.format(range.lowest / 100)}${range.highest > range.lowest || asked.priceKind === 'from' ? '+' : ''}`
}
