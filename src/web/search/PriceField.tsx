import type { ComponentProps } from 'react'
import { type Currency, signOf } from '#contract/currency'
import { useMoney } from '../api/use-money.ts'
import { plainPrice, shownPlainPrice } from '../property/search-in-url.ts'
import { DebouncedField } from '../ui/form/DebouncedField.tsx'
import type { TextFormat } from '../ui/form/use-debounced-text.ts'

type Props = Omit<ComponentProps<typeof DebouncedField>, 'format' | 'sign' | 'inputMode'>

/** One end of a price filter: "500k" becomes the plain number 500000, shown as 500,000 (P-78). */
export function PriceField(props: Props) {
  const { currency } = useMoney()
  return (
    <DebouncedField
      {...props}
      inputMode="text" // keypads of numbers lack "k", "m", and in some countries the point
      format={formatIn(currency)}
      sign={currency && signOf(currency).trim()}
    />
  )
}

const formatIn = (currency: Currency | undefined): TextFormat => ({
  show: shownPlainPrice,
  read: (text) => plainPrice(text, currency) ?? text.trim(),
})
