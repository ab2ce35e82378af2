import { signOf } from 'price-text/currency'
import type { Currency } from '#contract/currency'
import { priceRange } from '#contract/price'
import { type AskedPrice, shownPrice } from '#contract/shown-price'
import * as t from '#messages/map'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

export function shortPrice(asked: AskedPrice, currency: Currency | undefined): string {
  if (asked.price === '') return asked.priceKind === 'auction' ? t.auction() : t.onApplication()
  const { price } = asked
  const range = priceRange(price, { currency })
  if (!range) return shownPrice({ price }, currency)
  const sign = currency ? signOf(currency) : ''
  return `${sign.trim()}${compact.format(range.lowest / 100)}${range.highest > range.lowest || asked.priceKind === 'from' ? '+' : ''}`
}
