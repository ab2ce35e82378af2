import type { Currency } from './currency.ts'
import { type AskedPrice, isWithoutWords, priceParts } from './shown-price.ts'

export function labelledPrice(asked: AskedPrice, currency: Currency | undefined): string {
  const { label, amount } = priceParts(asked, currency)
  return label === undefined ? amount : `${label} ${amount}`
}

export const priceName = (asked: AskedPrice): 'Price Range' | 'Price' =>
  isWithoutWords(asked) ? 'Price Range' : 'Price'
