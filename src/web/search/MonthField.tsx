import { useState } from 'react'
import * as t from '#messages/monthFilter'
import { useLoanTerms } from '../property/mortgage/loan-terms.ts'
import { priceForMonth } from '../property/mortgage/monthly-cost.ts'
import { type LoanTerms, monthlyPayment } from '../property/mortgage/mortgage.ts'
import { TermsButton } from '../property/mortgage/TermsButton.tsx'
import { PriceField } from './PriceField.tsx'
import { plainPrice } from './plain-numbers.ts'

type Props = {
  email: string
  maxPrice: string
  onMaxPrice: (maxPrice: string) => void
}

/** A maximum monthly cost, converted to a price; without loan terms, a button to set them (P-230). */
export function MonthField({ email, maxPrice, onMaxPrice }: Props) {
  const terms = useLoanTerms()
  if (terms) return <Month terms={terms} maxPrice={maxPrice} onMaxPrice={onMaxPrice} />
  return (
    <div>
      <p className="text-sm font-semibold">{t.atMostAMonth()}</p>
      <TermsButton email={email} />
    </div>
  )
}

function Month({ terms, maxPrice, onMaxPrice }: Omit<Props, 'email'> & { terms: LoanTerms }) {
  const [isUnclear, setUnclear] = useState(false)
  const price = plainPrice(maxPrice, {})
  return (
    <PriceField
      label={t.atMostAMonth()}
      value={price ? `${Math.round(monthlyPayment({ ...terms, price: Number(price) }))}` : ''}
      error={isUnclear ? t.monthNoAmount() : undefined}
      onText={(text) => {
        const month = plainPrice(text, {})
        setUnclear(month === undefined)
        if (month !== undefined) onMaxPrice(month && `${priceForMonth(Number(month), terms)}`)
      }}
    />
  )
}
