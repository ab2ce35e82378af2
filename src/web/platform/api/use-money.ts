import { useQuery } from '@tanstack/react-query'
import { shownCents, shownShort, toCents } from '#contract/money'
import { type AskedPrice, priceParts, shownPrice } from '#contract/shown-price'
import { siteQuery } from './site.queries.ts'

/**
 * Formats money in the site's currency. Until the server has sent the currency, `currency` is `undefined` and no sign
 * is shown: a wrong one would be a wrong price.
 */
export function useMoney() {
  const currency = useQuery(siteQuery).data?.currency
  const exact = (amount: number) => shownCents(toCents(amount) ?? 0, currency)
  return {
    currency,
    price: (asked: AskedPrice) => shownPrice(asked, currency),
    priceParts: (asked: AskedPrice) => priceParts(asked, currency),
    cents: (cents: number) => shownCents(cents, currency),
    amount: (amount: number) => shownShort(toCents(amount) ?? 0, currency),
    exact,
  }
}
