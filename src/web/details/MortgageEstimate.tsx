import { useState } from 'react'
import { priceRange } from '#contract/price'
import * as t from '#messages/homeParts'
import { readersMark } from '../platform/api/readers-mark.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { useLoanTerms } from '../property/mortgage/loan-terms.ts'
import { monthlyPayment } from '../property/mortgage/mortgage.ts'
import { readLoan } from '../property/mortgage/read-loan.ts'
import { TermsFields } from '../property/mortgage/TermsFields.tsx'
import { Field } from '../ui/form/Field.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { HomeSection } from './HomeSection.tsx'

/** Suggests no interest rate and sends nothing to the server. */
export function MortgageEstimate({ price: asking, email }: { price: string; email: string }) {
  const money = useMoney()
  const terms = useLoanTerms()
  const [price, setPrice] = useState(() => {
    const range = priceRange(asking, money)
    return range ? `${Math.round(range.lowest / 100)}` : ''
  })
  const { loan, errors } = readLoan({ price }, { currency: money.currency, mark: readersMark() })
  return (
    <HomeSection title={t.mortgageTitle()}>
      <div className="mt-5 grid items-start gap-x-4 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        <Field
          label={t.homePrice()}
          value={price}
          error={errors.price}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => setPrice(target.value)}
        />
        <TermsFields email={email} />
      </div>
      <p aria-live="polite" className="mt-5 min-h-8 text-lg">
        {loan && terms ? (
          <TextWithParts
            text={t.monthlyPayment({ amount: money.cents(Math.round(monthlyPayment({ ...loan, ...terms }) * 100)) })}
            parts={{ amount: (words) => <strong className="font-display text-2xl font-[560]">{words}</strong> }}
          />
        ) : (
          <span className="text-muted">{t.fillInAllFour()}</span>
        )}
      </p>
      <p className="text-sm text-muted">{t.mortgageNote()}</p>
    </HomeSection>
  )
}
