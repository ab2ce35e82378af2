/** A loan: price in whole units of currency, deposit in percent, interest in percent a year, term in years. */
export type Loan = { price: number; depositPercent: number; ratePercent: number; years: number }

export const MAX_LOAN_PRICE = 1_000_000_000
export const MAX_DEPOSIT_PERCENT = 99
export const MAX_RATE_PERCENT = 30
export const MAX_LOAN_YEARS = 50

/**
 * Returns the monthly payment of a loan that is paid back in equal payments at a fixed rate: P·r / (1 − (1 + r)^−n), with r a month's
 * rate and n the months (the annuity formula, as in the CFPB's "How do mortgage lenders calculate monthly payments?"). Without
 * interest, it is the loan in equal parts.
 */
export function monthlyPayment({ price, depositPercent, ratePercent, years }: Loan): number {
  const borrowed = price * (1 - depositPercent / 100)
  const months = years * 12
  const rate = ratePercent / 100 / 12
  return rate === 0 ? borrowed / months : (borrowed * rate) / (1 - (1 + rate) ** -months)
}

type LoanInputs = Record<keyof Loan, string>
const limits: Record<keyof Loan, { name: string; least: number; most: number }> = {
  price: { name: 'Home price', least: 1, most: MAX_LOAN_PRICE },
  depositPercent: { name: 'Deposit', least: 0, most: MAX_DEPOSIT_PERCENT },
  ratePercent: { name: 'Interest rate', least: 0, most: MAX_RATE_PERCENT },
  years: { name: 'Years', least: 1, most: MAX_LOAN_YEARS },
}

/** Returns the loan once all fields are filled in, and the errors of the filled ones. An empty field is not an error. */
export function readLoan(typed: LoanInputs): { loan?: Loan; errors: Partial<LoanInputs> } {
  const fields = Object.keys(limits) as (keyof Loan)[] // its own keys
  const values = fields.map((field) => [field, numberIn(typed[field])] as const)
  const errors = values.flatMap(([field, value]) => {
    const { name, least, most } = limits[field]
    if (value === undefined || (value >= least && value <= most)) return []
    return [[field, `${name} is a number from ${least} to ${most.toLocaleString('en')}`]]
  })
  if (errors.length > 0) return { errors: Object.fromEntries(errors) }
  if (values.some(([, value]) => value === undefined)) return { errors: {} }
  return { loan: Object.fromEntries(values) as Loan, errors: {} } // every field is there: the line above
}

/** Returns `undefined` for an empty field, and NaN, which fails every limit, for text that is not a number. */
function numberIn(text: string): number | undefined {
  const bare = text.replaceAll(/[\s,]/g, '')
  if (bare === '') return undefined
  return /^\d{1,12}(\.\d{1,4})?$/.test(bare) ? Number(bare) : Number.NaN
}
