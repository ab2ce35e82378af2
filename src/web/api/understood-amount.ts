import { askedReadings, type Hints, readTyped } from '#contract/amount'
import { shownCents } from '#contract/money'
import { readersMark } from './readers-mark.ts'

/** Returns the understood amount while it is typed: "$1,200,000", the question "495 or 495,000?", or nothing yet. */
export function understoodAmount(typed: string, currency: Hints['currency']): string {
  if (typed.trim() === '') return ''
  const { cents, readings } = readTyped(typed, { currency, mark: readersMark() })
  return cents === undefined ? askedReadings(readings) : shownCents(cents, currency).replace(/\.00$/, '')
}
