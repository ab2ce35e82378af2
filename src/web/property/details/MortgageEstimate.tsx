import { useState } from 'react'
import { priceRange } from '#contract/price'
import { readersMark } from '../../api/readers-mark.ts'
import { useMoney } from '../../api/use-money.ts'
import { Field } from '../../ui/form/Field.tsx'
import { HomeSection } from './HomeSection.tsx'
import { type Loan, monthlyPayment, readLoan } from './mortgage.ts'

type LoanInputs = Record<keyof Loan, string>

/** The monthly cost of a loan. No interest rate is suggested, and nothing is sent anywhere. */
export function MortgageEstimate({ price }: { price: string }) {
  const money = useMoney()
  const [typed, setTyped] = useState<LoanInputs>(() => ({
    price: `${Math.round((priceRange(price, money)?.lowest ?? 0) / 100)}`,
    depositPercent: '',
    ratePercent: '',
    years: '',
  }))
  const { loan, errors } = readLoan(typed, { currency: money.currency, mark: readersMark() })
  const field = (name: keyof Loan) => ({
    value: typed[name],
    error: errors[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: target.value })),
  })
  return (
    <HomeSection title="What a mortgage would cost">
      <div className="mt-5 grid items-start gap-x-4 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        <Field label="Home price" {...field('price')} />
        <Field label="Deposit in %" {...field('depositPercent')} />
        <Field label="Interest rate in % a year" {...field('ratePercent')} />
        <Field label="Years" {...field('years')} />
      </div>
      <p aria-live="polite" className="mt-5 min-h-8 text-lg">
        {loan ? (
          <>
            <strong className="font-display text-2xl font-[560]">
              {money.cents(Math.round(monthlyPayment(loan) * 100))}
            </strong>{' '}
            a month
          </>
        ) : (
          <span className="text-muted">Fill in all four to see the monthly payment.</span>
        )}
      </p>
      <p className="text-sm text-muted">
        An estimate, not an offer. For equal payments at a fixed rate, without fees, taxes and insurance.
      </p>
    </HomeSection>
  )
}
