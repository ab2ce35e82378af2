import { useState } from 'react'
import { clearNumber } from '#contract/number-choice'
import * as t from '#messages/mortgage'
import { readersMark } from '../../platform/api/readers-mark.ts'
import { Field } from '../../ui/form/Field.tsx'
import { keepTerms } from './kept-terms.ts'
import { useLoanTerms } from './loan-terms.ts'
import { type LoanTerms, TERMS } from './mortgage.ts'
import { readLoan } from './read-loan.ts'

const labels: Record<keyof LoanTerms, () => string> = {
  depositPercent: t.depositPercent,
  ratePercent: t.ratePercent,
  years: t.years,
}

/**
 * The terms are saved once all three are valid, and removed otherwise. Changes elsewhere on the page or in another tab
 * are shown.
 */
export function TermsFields({ email }: { email: string }) {
  const terms = useLoanTerms()
  const [typed, setTyped] = useState(() => textsOf(terms))
  const { loan, errors } = readLoan(typed, { mark: readersMark() })
  const kept = JSON.stringify(terms)
  const [known, setKnown] = useState(kept)
  if (known !== kept) {
    setKnown(kept)
    if (JSON.stringify(loan) !== kept) setTyped(textsOf(terms))
  }
  const change = (name: keyof LoanTerms, text: string) => {
    const changed = { ...typed, [name]: text }
    setTyped(changed)
    keepTerms(email, readLoan(changed, { mark: readersMark() }).loan)
  }
  return TERMS.map((name) => (
    <Field
      key={name}
      label={labels[name]()}
      value={typed[name]}
      error={errors[name]}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target }) => change(name, target.value)}
    />
  ))
}

const textsOf = (terms: LoanTerms | undefined): Record<keyof LoanTerms, string> => ({
  depositPercent: terms ? clearNumber(terms.depositPercent) : '',
  ratePercent: terms ? clearNumber(terms.ratePercent) : '',
  years: terms ? clearNumber(terms.years) : '',
})
