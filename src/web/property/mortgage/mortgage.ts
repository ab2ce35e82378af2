import * as t from '#messages/mortgage'

/** The terms of a loan: deposit in percent, interest in percent a year, and term in years. */
export type LoanTerms = { depositPercent: number; ratePercent: number; years: number }
/** A loan. `price`: the price of the home in whole units of currency. */
export type Loan = LoanTerms & { price: number }

export const loanLimits: Record<keyof Loan, { name: () => string; least: number; most: number }> = {
  price: { name: t.homePrice, least: 1, most: 1_000_000_000 },
  depositPercent: { name: t.deposit, least: 0, most: 99 },
  ratePercent: { name: t.interestRate, least: 0, most: 30 },
  years: { name: t.years, least: 1, most: 50 },
}
export const TERMS = ['depositPercent', 'ratePercent', 'years'] as const

/**
 * Returns the monthly payment of an annuity loan: P·r / (1 − (1 + r)^−n), with the monthly rate r and n months (CFPB,
 * "How do mortgage lenders calculate monthly payments?"). Without interest, it is the loan in equal parts.
 */
export function monthlyPayment({ price, depositPercent, ratePercent, years }: Loan): number {
  const borrowed = price * (1 - depositPercent / 100)
  const months = years * 12
  const rate = ratePercent / 100 / 12
  return rate === 0 ? borrowed / months : (borrowed * rate) / (1 - (1 + rate) ** -months)
}

export const isWithin = (field: keyof Loan, value: unknown): boolean =>
  typeof value === 'number' && value >= loanLimits[field].least && value <= loanLimits[field].most

export const isTerms = (value: unknown): value is LoanTerms =>
  typeof value === 'object' &&
  value !== null &&
  TERMS.every((term) => isWithin(term, (value as Partial<Record<string, unknown>>)[term])) // each is checked
