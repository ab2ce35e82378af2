import { MAX_CHARGE_CENTS } from './money.ts'
import { priceRange } from './price.ts'

/** Whether even the lowest amount of a price is more than a card can be charged at once, so that no offer can reach it (P-35). */
export const isBeyondCards = (price: string): boolean => (priceRange(price)?.lowest ?? 0) > MAX_CHARGE_CENTS
