import { type Control, useWatch } from 'react-hook-form'
import { nameOf } from '#contract/currency'
import { useMoney } from '../platform/api/use-money.ts'
import { Understood } from '../ui/form/Understood.tsx'
import { EstimateHint } from './EstimateHint.tsx'
import type { ListingInputs } from './property.form.ts'
import { understoodPrice } from './understood-price.ts'

const amounts: Record<string, string> = {
  '': 'one amount, or the lowest and the highest.',
  exact: 'one amount.',
  range: 'the lowest and the highest amount.',
  guide: 'one amount, or the lowest and the highest.',
  auction: 'the guide price. Leave it empty if there is none.',
}

export function PriceHint({ control }: { control: Control<ListingInputs, unknown, ListingInputs> }) {
  const [price, kind] = useWatch({ control, name: ['price', 'priceKind'] })
  const { currency } = useMoney()
  return (
    <>
      <span>{`${currency ? `In ${nameOf(currency)}: ` : ''}${amounts[kind] ?? amounts.exact}`}</span>
      <Understood>{understoodPrice(price, currency)}</Understood>
      <EstimateHint control={control} />
    </>
  )
}
