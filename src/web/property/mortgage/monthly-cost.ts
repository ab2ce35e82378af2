import type { Hints } from 'price-text'
import { priceRange } from '#contract/price'
import { type LoanTerms, monthlyPayment } from './mortgage.ts'

/**
 * Returns the monthly cost at the lowest asking price, in whole units of currency; undefined for an unreadable price.
 */
export function monthlyCost(price: string, terms: LoanTerms, hints: Hints): number | undefined {
  const range = priceRange(price, hints)
  return range && Math.round(monthlyPayment({ ...terms, price: range.lowest / 100 }))
}

/** Returns the price that this monthly cost finances; both in whole units of currency. */
export const priceForMonth = (month: number, terms: LoanTerms): number =>
  Math.floor(month / monthlyPayment({ ...terms, price: 1 }))
