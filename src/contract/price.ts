import { readAmounts } from './amount.ts'
import { withSeparators } from './separators.ts'

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
  const { amounts = [] } = readAmounts(text)
  if (amounts.length === 0 || amounts.some((cents) => cents > MAX_PRICE_CENTS)) return undefined
  const highest = Math.max(...amounts)
  if (highest === 0) return undefined
  return { lowest: Math.min(...amounts), highest }
}

/** Why a price can't be read, with what it may mean ("495 or 495,000?"); `undefined` when it can. */
export function whyNoPrice(text: string): string | undefined {
  if (priceRange(text)) return undefined
  const reading = readAmounts(text)
  if (reading.unsure === undefined) return 'Price needs an amount, such as 250000'
  const readings = reading.readings.map(withSeparators)
  const meant = readings.length > 1 ? `${readings.join(' or ')}? ` : ''
  return `Price is not clear at “${reading.unsure}”: ${meant}Please write the amount in plain digits, such as 250000`
}
