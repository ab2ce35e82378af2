import { type Hints, readTyped } from '#contract/amount'
import { possibleNumbers, whyUnclear } from '#contract/number-text'

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
export function readLoan(typed: LoanInputs, hints: Hints): { loan?: Loan; errors: Partial<LoanInputs> } {
  const fields = Object.keys(limits) as (keyof Loan)[] // its own keys
  const values = fields.map((field) => [field, numbersOf(field, typed[field], hints)] as const)
  const errors = values.flatMap(([field, numbers]) => {
    const { name, least, most } = limits[field]
    if (typed[field].trim() === '' || (numbers.length === 1 && isWithin(field, numbers[0]))) return []
    if (numbers.length > 1) return [[field, whyUnclear(name, numbers)]]
    return [[field, `${name} is a number from ${least} to ${most.toLocaleString('en')}`]]
  })
  if (errors.length > 0) return { errors: Object.fromEntries(errors) }
  if (values.some(([, numbers]) => numbers.length === 0)) return { errors: {} }
  const loan = Object.fromEntries(values.map(([field, [number]]) => [field, number]))
  return { loan: loan as Loan, errors: {} } // every field is there: the line above
}

/** Every number that the text of a field may mean; the price is read as prices are: "250k". */
function numbersOf(field: keyof Loan, text: string, hints: Hints): number[] {
  if (field !== 'price') return possibleNumbers(text, (value) => isWithin(field, value), hints.mark)
  const { cents, readings } = readTyped(text, hints)
  return cents === undefined ? readings : [cents / 100]
}

const isWithin = (field: keyof Loan, value = Number.NaN): boolean =>
  value >= limits[field].least && value <= limits[field].most
