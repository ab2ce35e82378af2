import { readAmounts } from 'price-text'
import type { Currency } from '#contract/currency'
import { shownShort } from '#contract/money'
import { askedReadings } from '#contract/number-choice'
import { priceRange } from '#contract/price'
import { readersMark } from '../platform/api/readers-mark.ts'

export function understoodPrice(text: string, currency: Currency | undefined): string {
  const hints = { currency, mark: readersMark() }
  const range = priceRange(text, hints)
  if (!range) return askedReadings(readAmounts(text, hints).readings ?? [])
  const ends = range.lowest === range.highest ? [range.lowest] : [range.lowest, range.highest]
  return ends.map((cents) => shownShort(cents, currency)).join(' – ')
}
