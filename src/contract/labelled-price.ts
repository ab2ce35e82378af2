import * as t from '#messages/priceLabel'
import type { Currency } from './currency.ts'
import { type AskedPrice, isWithoutWords, priceParts } from './shown-price.ts'

export function labelledPrice(asked: AskedPrice, currency: Currency | undefined): string {
  const { label, amount } = priceParts(asked, currency)
  return label === undefined ? amount : `${label} ${amount}`
}

export const priceName = (asked: AskedPrice): string => (isWithoutWords(asked) ? t.range() : t.price())
