import type { Hints } from 'price-text'
import { readAmounts } from 'price-text'
import { askedReadings } from './number-choice.ts'

/** The lowest and highest amounts named in a price, in cents. */
export type PriceRange = { lowest: number; highest: number }

/** The longest text that is a price, in characters. */
export const MAX_PRICE_LENGTH = 60
const MAX_PRICE_CENTS = 100_000_000_000_00 // far above any home, far below Number.MAX_SAFE_INTEGER
const PLAIN_DIGITS = 'Please write the amount in plain digits, such as 250000'
const POINT_BEFORE_THOUSANDS = /(?<![\p{Nd}.,])(\p{Nd}{1,3})\.(\p{Nd}{3})(?![\p{Nd}.,]?\p{Nd})/gu

/**
 * Reads the amounts out of a price as typed: `250000`, `$250,000 - $300,000`, `1.5 million`, `200k` (P-34).
 * `undefined` when there is no amount in it, or one that no home costs, or it is too long for a price.
 */
export function priceRange(text: string, hints: Hints): PriceRange | undefined {
  if (text.length > MAX_PRICE_LENGTH) return undefined
  const { amounts = [] } = readAmounts(text, hints)
  if (amounts.length === 0 || amounts.some((cents) => cents > MAX_PRICE_CENTS)) return undefined
  const highest = Math.max(...amounts)
  if (highest === 0) return undefined
  return { lowest: Math.min(...amounts), highest }
}

/** Why a price can't be read, with what it may mean ("495 or 495,000?"); `undefined` when it can. */
export function whyNoPrice(text: string, hints: Hints): string | undefined {
  if (priceRange(text, hints)) return undefined
  const reading = readAmounts(text, hints)
  if (reading.unsure === undefined) return 'Price needs an amount, such as 250000'
  const asked = askedReadings(reading.readings)
  return `Price is not clear at “${reading.unsure}”: ${asked && `${asked} `}${PLAIN_DIGITS}`
}

/**
 * Returns the text to store: as typed where everyone reads the same in it, else as its author meant it. Who writes points between
 * thousands means 495,000 by "495.000".
 */
export function clearPrice(text: string, { currency, mark }: Hints): string {
  const meant = priceRange(text, { currency, mark })
  if (!meant || priceRange(text, { currency })) return text
  const rewritten = text.replace(POINT_BEFORE_THOUSANDS, '$1,$2')
  const read = priceRange(rewritten, { currency })
  return read?.lowest === meant.lowest && read.highest === meant.highest ? rewritten : text
}
