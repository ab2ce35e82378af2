import type { Hints } from '#contract/amount'
import { priceRange } from '#contract/price'
import { type LoanTerms, monthlyPayment } from './mortgage.ts'

/** Returns the monthly cost of a home at its lowest asking price, in whole units of currency; `undefined` for a price that can't be read. */
export function monthlyCost(price: string, terms: LoanTerms, hints: Hints): number | undefined {
  const range = priceRange(price, hints)
  return range && Math.round(monthlyPayment({ ...terms, price: range.lowest / 100 }))
}
