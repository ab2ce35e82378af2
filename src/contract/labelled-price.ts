import type { Currency } from './currency.ts'
import { type AskedPrice, PRICE_LABEL, priceParts } from './shown-price.ts'

/** Returns a price after its label, if it has one: "Price Range: $250,000", "Offers over $325,000". */
export function labelledPrice(asked: AskedPrice, currency: Currency | undefined): string {
  const { label, amount } = priceParts(asked, currency)
  return label === undefined ? amount : `${label} ${amount}`
}

/** Returns the label of a field that shows only the price. */
export const priceName = (asked: AskedPrice): 'Price Range' | 'Price' =>
  priceParts(asked, undefined).label === PRICE_LABEL ? 'Price Range' : 'Price'
