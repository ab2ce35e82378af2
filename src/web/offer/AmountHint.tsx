import { type Control, useWatch } from 'react-hook-form'
import { partCount } from '#contract/payment-parts'
import * as t from '#messages/offer'
import { understoodAmount } from '../platform/api/understood-amount.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { Understood } from '../ui/form/Understood.tsx'
import { type OfferInputs, type OfferValues, offerFields } from './offer.form.ts'
import { comparedToAsking } from './share-of-asking.ts'

export function AmountHint({ control, price }: { control: Control<OfferInputs, unknown, OfferValues>; price: string }) {
  const typed = useWatch({ control, name: 'offerAmount' })
  const { currency, cents } = useMoney()
  const read = offerFields(currency).shape.offerAmount.safeParse(typed)
  const parts = read.success ? partCount(read.data) : 0
  return (
    <>
      <Understood>
        {read.success
          ? offered(cents(read.data), comparedToAsking(read.data, price, currency))
          : understoodAmount(String(typed), currency)}
      </Understood>
      {price === '' && <span>{t.noPrice()}</span>}
      {parts > 1 && <span>{t.paidInPayments({ count: parts })}</span>}
    </>
  )
}

const offered = (amount: string, compared: string | undefined): string =>
  compared === undefined ? t.youOffer({ amount }) : t.youOfferCompared({ amount, compared })
