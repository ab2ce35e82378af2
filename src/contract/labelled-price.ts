import type { Currency } from './currency.ts'
import { type AskedPrice, PRICE_LABEL, priceParts } from './shown-price.ts'

export function labelledPrice(asked: AskedPrice, currency: Currency | undefined): string {
  const { label, amount } = priceParts(asked, currency)
  return label === undefined ? amount : `${label} ${amount}`
}

export const priceName = (asked: AskedPrice): 'Price Range' | 'Price' =>
  priceParts(asked, undefined).label === PRICE_LABEL ? 'Price Range' : 'Price'
