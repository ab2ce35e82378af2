import { readTyped } from 'price-text'
import type { Currency } from '#contract/currency'
import { shownCents } from '#contract/money'
import { askedReadings } from '#contract/number-choice'
import { readersMark } from './readers-mark.ts'

/**
 * Formats the parsed amount while it is typed: "$1,200,000", or the question "495 or 495,000?"; empty if it can't be
 * parsed.
 */
export function understoodAmount(typed: string, currency: Currency | undefined): string {
  if (typed.trim() === '') return ''
  const { cents, readings } = readTyped(typed, { currency, mark: readersMark() })
  return cents === undefined ? askedReadings(readings) : shownCents(cents, currency).replace(/\.00$/, '')
}
