import { signOf, withoutSign } from 'price-text/currency'
import type { Currency } from './currency.ts'
import { withSeparators } from './separators.ts'

/**
 * Returns the site's sign and the price as typed without its own sign; a bare number with separators (P-34). Without a
 * sign while the currency is unknown.
 */
export function shownPrice(price: string, currency: Currency | undefined): string {
  const bare = withoutSign(price, currency).replace(/^[$£€]\s*/, '')
  return `${currency ? signOf(currency) : ''}${withSeparators(bare)}`
}
