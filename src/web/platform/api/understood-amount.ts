import { readTyped } from 'price-text'
import type { Currency } from '#contract/currency'
import { shownShort } from '#contract/money'
import { askedReadings } from '#contract/number-choice'
import { readersMark } from './readers-mark.ts'

export function understoodAmount(typed: string, currency: Currency | undefined): string {
  if (typed.trim() === '') return ''
  const { cents, readings } = readTyped(typed, { currency, mark: readersMark() })
  return cents === undefined ? askedReadings(readings) : shownShort(cents, currency)
}
