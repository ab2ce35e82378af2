import { typedAmount } from '#contract/amount'
import type { Currency } from '#contract/currency'

/** "$250k" → "250000", as the address keeps it; empty stays empty; `undefined` when it is no amount. */
export function plainPrice(typed: string, currency: Currency | undefined): string | undefined {
  if (typed.trim() === '') return ''
  const cents = typedAmount(typed, currency)
  return cents === undefined ? undefined : String(cents / 100)
}

/** "250000" → "250,000"; what is no amount stays as it is, to be refused in words. */
export function shownPlainPrice(price: string): string {
  const cents = typedAmount(price, undefined)
  return cents === undefined ? price : (cents / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })
}
