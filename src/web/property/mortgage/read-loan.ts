import { type Hints, readTyped } from 'price-text'
import { possibleNumbers, whyUnclear } from '#contract/number-choice'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/mortgage'
import { isWithin, type Loan, loanLimits } from './mortgage.ts'

export function readLoan<Name extends keyof Loan>(
  typed: Record<Name, string>,
  hints: Hints,
): { loan?: Pick<Loan, Name>; errors: Partial<Record<Name, string>> } {
  const fields = Object.keys(typed) as Name[] // its own keys
  const values = fields.map((field) => [field, numbersOf(field, typed[field], hints)] as const)
  const errors = values.flatMap(([field, numbers]) => {
    const { name, least, most } = loanLimits[field]
    if (typed[field].trim() === '' || (numbers.length === 1 && isWithin(field, numbers[0]))) return []
    if (numbers.length > 1) return [[field, whyUnclear(name(), numbers)]]
    return [[field, t.outOfRange({ name: name(), least, most: shownNumber(most) })]]
  })
  const errorsByField = Object.fromEntries(errors) as Partial<Record<Name, string>> // the keys are fields
  if (errors.length > 0 || values.some(([, numbers]) => numbers.length === 0)) return { errors: errorsByField }
  const loan = Object.fromEntries(values.map(([field, [number]]) => [field, number]))
  return { loan: loan as Pick<Loan, Name>, errors: {} } // complete, as checked in the line above
}

function numbersOf(field: keyof Loan, text: string, hints: Hints): number[] {
  if (field !== 'price') return possibleNumbers(text, (value) => isWithin(field, value), hints.mark)
  const { cents, readings } = readTyped(text, hints)
  return cents === undefined ? readings : [cents / 100]
}
