import { localeOf, readersLanguage } from './language.ts'

/** Currencies with two decimals and a minimum charge documented by Stripe (D-165). */
export const CURRENCIES = [
  ...(['USD', 'AED', 'AUD', 'BRL', 'CAD', 'CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD'] as const),
  ...(['INR', 'MXN', 'MYR', 'NOK', 'NZD', 'PLN', 'RON', 'SEK', 'SGD', 'THB'] as const),
] as const
export type Currency = (typeof CURRENCIES)[number]

export function nameOf(currency: Currency): string {
  const inWords = new Intl.NumberFormat(localeOf(readersLanguage()), {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  })
  return inWords.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}
