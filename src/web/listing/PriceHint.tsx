import { type Control, useWatch } from 'react-hook-form'
import { nameOf } from '#contract/currency'
import * as t from '#messages/listingForm'
import { useMoney } from '../platform/api/use-money.ts'
import { Understood } from '../ui/form/Understood.tsx'
import { EstimateHint } from './EstimateHint.tsx'
import type { ListingInputs } from './property.form.ts'
import { understoodPrice } from './understood-price.ts'

const amounts: Record<string, () => string> = {
  '': t.oneOrTwo,
  range: t.twoAmounts,
  guide: t.oneOrTwo,
  auction: t.guideAmount,
}

export function PriceHint({ control }: { control: Control<ListingInputs, unknown, ListingInputs> }) {
  const [price, kind] = useWatch({ control, name: ['price', 'priceKind'] })
  const { currency } = useMoney()
  const asked = (amounts[kind] ?? t.oneAmount)()
  return (
    <>
      <span>{currency ? t.inCurrency({ currency: nameOf(currency), amounts: asked }) : asked}</span>
      <Understood>{understoodPrice(price, currency)}</Understood>
      <EstimateHint control={control} />
    </>
  )
}
