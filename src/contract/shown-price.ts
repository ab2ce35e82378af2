import { signOf, withoutSign } from 'price-text/currency'
import type { Currency } from './currency.ts'
import { withSeparators } from './separators.ts'

/**
 * A price for the screen: the site's sign plus the price as typed, without its own leading currency sign; a bare number with
 * separators (P-34). Without a sign where the currency is not known yet.
 */
export function shownPrice(price: string, currency: Currency | undefined): string {
  const bare = withoutSign(price, currency).replace(/^[$£€]\s*/, '')
  return `${currency ? signOf(currency) : ''}${withSeparators(bare)}`
}
