import type { Hints } from 'price-text'
import { signOf } from 'price-text/currency'
import type { ComponentProps } from 'react'
import { readersMark } from '../platform/api/readers-mark.ts'
import { understoodAmount } from '../platform/api/understood-amount.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { DebouncedField } from '../ui/form/DebouncedField.tsx'
import type { TextFormat } from '../ui/form/use-debounced-text.ts'
import { plainPrice, shownPlainPrice } from './plain-numbers.ts'

type Props = Omit<ComponentProps<typeof DebouncedField>, 'format' | 'understood' | 'sign' | 'inputMode'>

/** A price field: "500k" becomes 500000, shown as 500,000 (P-78). */
export function PriceField(props: Props) {
  const { currency } = useMoney()
  return (
    <DebouncedField
      {...props}
      inputMode="text" // number keypads lack "k", "m", and in some countries the point
      format={formatIn(currency)}
      understood={(text) => understoodAmount(text, currency)}
      sign={currency && signOf(currency).trim()}
    />
  )
}

const formatIn = (currency: Hints['currency']): TextFormat => ({
  show: shownPlainPrice,
  read: (text) => plainPrice(text, { currency, mark: readersMark() }) ?? text.trim(),
})
