import { useQuery } from '@tanstack/react-query'
import type { Currency } from '#contract/currency'
import { localeOf, readersLanguage } from '#contract/language'
import { withSign } from '#contract/money'
import { priceRange } from '#contract/price'
import { type Rates, ratesApi } from '#contract/rates'
import * as t from '#messages/rates'
import { callAs } from '../../platform/api/call.ts'
import { siteQuery } from '../../platform/api/site.queries.ts'
import { keptCurrency } from './kept-currency.ts'

const FIGURES = 3

export const ratesQuery = {
  queryKey: ['site', 'rates'],
  queryFn: async () => (await callAs(undefined, ratesApi.read, {})).rates ?? null,
  staleTime: 3_600_000,
}

/**
 * Returns the day of the rates, and a function that formats a price as "about €460,000" in the reader's other currency;
 * the function returns undefined for a price without an amount. Undefined if the reader chose no other currency, or
 * without rates.
 */
export function useAboutPrice() {
  const chosen = keptCurrency.useKept('')
  const site = useQuery(siteQuery).data
  const isOther = site?.rates === true && chosen !== undefined && chosen !== site.currency
  const rates = useQuery({ ...ratesQuery, enabled: isOther }).data
  if (!isOther || !rates?.of[chosen]) return undefined
  return {
    day: rates.date,
    about: (price: string) => aboutPrice(price, { rates, to: chosen, currency: site.currency }),
  }
}

type Terms = { rates: Rates; to: string; currency: Currency }

export function aboutPrice(price: string, { rates, to, currency }: Terms): string | undefined {
  const [range, rate] = [priceRange(price, { currency }), rates.of[to]]
  if (!range || rate === undefined) return undefined
  const [low, high] = [range.lowest, range.highest].map((cents) => shownAbout((cents / 100) * rate, to))
  return low === high ? t.about({ amount: `${low}` }) : t.aboutRange({ low: `${low}`, high: `${high}` })
}

/**
 * Rounds to three figures and omits decimals, for which engines differ from ISO 4217 (HUF, COP, IDR and PKR have two
 * there, and none in CLDR 48).
 */
const shownAbout = (amount: number, currency: string): string =>
  withSign(
    new Intl.NumberFormat(readersLanguage() === 'en' ? 'en-US' : localeOf(readersLanguage()), {
      style: 'currency',
      currency,
      minimumFractionDigits: 0,
      maximumFractionDigits: 0,
    }).format(Number(amount.toPrecision(FIGURES))),
  )
