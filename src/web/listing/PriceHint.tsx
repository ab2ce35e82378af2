import { type Control, useWatch } from 'react-hook-form'
import { nameOf } from '#contract/currency'
import { useMoney } from '../platform/api/use-money.ts'
import { Understood } from '../ui/form/Understood.tsx'
import { EstimateHint } from './EstimateHint.tsx'
import type { ListingInputs } from './property.form.ts'
import { understoodPrice } from './understood-price.ts'

export function PriceHint({ control }: { control: Control<ListingInputs, unknown, ListingInputs> }) {
  const price = useWatch({ control, name: 'price' })
  const { currency } = useMoney()
  return (
    <>
      <span>{`${currency ? `In ${nameOf(currency)}: one` : 'One'} amount, or the lowest and the highest.`}</span>
      <Understood>{understoodPrice(price, currency)}</Understood>
      <EstimateHint control={control} />
    </>
  )
}
