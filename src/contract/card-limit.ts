import type { Currency } from './currency.ts'
import { MAX_CHARGE_CENTS } from './money.ts'
import { priceRange } from './price.ts'

/** Returns whether even the lowest amount of a price exceeds the limit of one card charge, so that no offer can reach it (P-35). */
export const isBeyondCards = (price: string, currency: Currency | undefined): boolean =>
  (priceRange(price, { currency })?.lowest ?? 0) > MAX_CHARGE_CENTS
