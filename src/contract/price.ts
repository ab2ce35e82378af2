import type { Hints } from 'price-text'
import { readAmounts } from 'price-text'
import * as t from '#messages/checks'
import * as kinds from '#messages/priceKinds'
import { askedReadings } from './number-choice.ts'
import type { PriceKind } from './property-facts.ts'

/** The bounds of a price in cents. */
export type PriceRange = { lowest: number; highest: number }

/** The stored bounds of a price in cents; null without an amount. */
export type PriceBounds = { priceMin: number | null; priceMax: number | null }

export const boundsOf = (range: PriceRange | undefined): PriceBounds => ({
  priceMin: range?.lowest ?? null,
  priceMax: range?.highest ?? null,
})

export const MAX_PRICE_LENGTH = 60
const MAX_PRICE_CENTS = 100_000_000_000_00 // far above any home, far below Number.MAX_SAFE_INTEGER
const POINT_BEFORE_THOUSANDS = /(?<![\p{Nd}.,])(\p{Nd}{1,3})\.(\p{Nd}{3})(?![\p{Nd}.,]?\p{Nd})/gu

/**
 * Parses the amounts of a price as typed: `250000`, `$250,000 - $300,000`, `1.5 million`, `200k` (P-34). Returns
 * `undefined` without an amount, above `MAX_PRICE_CENTS`, or if the text is too long.
 */
export function priceRange(text: string, hints: Hints): PriceRange | undefined {
  if (text.length > MAX_PRICE_LENGTH) return undefined
  const { amounts = [] } = readAmounts(text, hints)
  if (amounts.length === 0 || amounts.some((cents) => cents > MAX_PRICE_CENTS)) return undefined
  const highest = Math.max(...amounts)
  if (highest === 0) return undefined
  return { lowest: Math.min(...amounts), highest }
}

export const priceKindLabels: Record<PriceKind, () => string> = {
  exact: kinds.exact,
  range: kinds.range,
  from: kinds.from,
  offersOver: kinds.offersOver,
  guide: kinds.guide,
  fixed: kinds.fixed,
  onApplication: kinds.onApplication,
  auction: kinds.auction,
}
const SINGLE_AMOUNT: PriceKind[] = ['exact', 'from', 'offersOver', 'fixed']

export const needsAmount = (kind: PriceKind | null | undefined): boolean =>
  kind !== 'onApplication' && kind !== 'auction'

/**
 * Returns the reason why a price doesn't suit its kind (P-330); `undefined` if it does. Without a `kind`, the text
 * alone counts.
 */
export function whyNotAsked(price: string, kind: PriceKind | null | undefined, hints: Hints): string | undefined {
  if (price === '') return needsAmount(kind) ? t.priceRequired() : undefined
  if (kind === 'onApplication') return t.noAmountOnApplication()
  const range = priceRange(price, hints)
  if (!range) return whyNoPrice(price, hints)
  const isSingle = range.lowest === range.highest
  if (kind === 'range' && isSingle) return t.twoAmounts()
  if (kind && SINGLE_AMOUNT.includes(kind) && !isSingle) return t.oneAmount({ kind: priceKindLabels[kind]() })
  return undefined
}

/** Returns the reason why a price can't be read, with its readings ("495 or 495,000?"); `undefined` if it can. */
export function whyNoPrice(text: string, hints: Hints): string | undefined {
  if (priceRange(text, hints)) return undefined
  const reading = readAmounts(text, hints)
  if (reading.unsure === undefined) return t.noAmount()
  const { unsure: part } = reading
  const readings = askedReadings(reading.readings)
  return readings ? t.unclearPriceOf({ part, readings }) : t.unclearPrice({ part })
}

/**
 * Returns the text to store: as typed if unambiguous, else rewritten as the author meant it. "495.000" becomes
 * "495,000" for an author whose language separates thousands by points.
 */
export function clearPrice(text: string, { currency, mark }: Hints): string {
  const meant = priceRange(text, { currency, mark })
  if (!meant || priceRange(text, { currency })) return text
  const rewritten = text.replace(POINT_BEFORE_THOUSANDS, '$1,$2')
  const read = priceRange(rewritten, { currency })
  return read?.lowest === meant.lowest && read.highest === meant.highest ? rewritten : text
}
