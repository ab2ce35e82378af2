import type { Currency } from '#contract/currency'
import { shownCents } from '#contract/money'

export const wholeAmount = (amount: number, currency: Currency): string =>
  shownCents(Math.round(amount * 100), currency).replace(/\.00$/, '')
