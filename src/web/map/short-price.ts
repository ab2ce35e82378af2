import type { Currency } from '#contract/currency'
import { priceRange } from '#contract/price'
import { shownPrice } from '#contract/shown-price'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

/** "$685,000 - $720,000" → "$685K+", by its lowest amount. */
export function shortPrice(price: string, currency: Currency | undefined): string {
  const range = priceRange(price, { currency })
  if (!range) return shownPrice(price, currency)
  const [sign = ''] = /^[^\d.]*/.exec(shownPrice(price, currency)) ?? []
  return `${sign.trim()}${compact.format(range.lowest / 100)}${range.highest > range.lowest ? '+' : ''}`
}
