import { amountsIn, withSeparators } from './amount.ts'
import { type Currency, signOf, withoutSign } from './currency.ts'

/** The lowest and highest amounts named in a price, in cents. */
export type PriceRange = { lowest: number; highest: number }

/** The longest text that is a price, in characters. */
export const MAX_PRICE_LENGTH = 60
const MAX_PRICE_CENTS = 100_000_000_000_00 // far above any home, far below Number.MAX_SAFE_INTEGER

/**
 * Reads the amounts out of a price as typed: `250000`, `$250,000 - $300,000`, `1.5 million`, `200k` (P-34).
 * `undefined` when there is no amount in it, or one that no home costs, or it is too long for a price.
 */
export function priceRange(text: string): PriceRange | undefined {
  if (text.length > MAX_PRICE_LENGTH) return undefined
  const amounts = amountsIn(text)
  if (amounts.length === 0 || amounts.some((cents) => cents > MAX_PRICE_CENTS)) return undefined
  const highest = Math.max(...amounts)
  if (highest === 0) return undefined
  return { lowest: Math.min(...amounts), highest }
}

/**
 * A price for the screen: the site's sign plus the price as typed, without its own leading currency sign; a bare number with
 * separators (P-34). Without a sign where the currency is not known yet.
 */
export function shownPrice(price: string, currency: Currency | undefined): string {
  const bare = withoutSign(price, currency).replace(/^[$£€]\s*/, '')
  return `${currency ? signOf(currency) : ''}${withSeparators(bare)}`
}
