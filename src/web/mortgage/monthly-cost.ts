import type { Hints } from 'price-text'
import { priceRange } from '#contract/price'
import { type LoanTerms, monthlyPayment } from './mortgage.ts'

/** Returns the monthly cost of a home at its lowest asking price, in whole units of currency; `undefined` for a price that can't be read. */
export function monthlyCost(price: string, terms: LoanTerms, hints: Hints): number | undefined {
  const range = priceRange(price, hints)
  return range && Math.round(monthlyPayment({ ...terms, price: range.lowest / 100 }))
}

/** Returns the highest price that costs no more than this a month, both in whole units of currency. */
export const priceForMonth = (month: number, terms: LoanTerms): number =>
  Math.floor(month / monthlyPayment({ ...terms, price: 1 }))
