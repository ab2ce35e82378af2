import type { Currency } from '#contract/currency'
import { shownShort } from '#contract/money'

export const wholeAmount = (amount: number, currency: Currency): string =>
  shownShort(Math.round(amount * 100), currency)
