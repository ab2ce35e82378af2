import type { DecimalMark } from 'price-text'
import { type Hints, readTyped } from 'price-text'
import { MAX_AREA } from '#contract/fact-options'
import { localeOf, readersLanguage } from '#contract/language'
import { latinDigits } from '#contract/latin-digits'
import { askedReadings, possibleNumbers } from '#contract/number-choice'
import { shownNumber } from '#contract/shown-number'

const isArea = (value: number): boolean => value >= 0 && value <= MAX_AREA

/** Converts "1,5" to "1.5" and "1 200" to "1200"; empty stays empty; undefined for ambiguous or other text. */
export function plainArea(typed: string, mark?: DecimalMark): string | undefined {
  if (typed.trim() === '') return ''
  const [area, other] = possibleNumbers(typed, isArea, mark)
  return area !== undefined && other === undefined && isArea(area) ? String(area) : undefined
}

/** Formats "85.5" as "85,5" in the reader's language; text that is no such number stays. */
export const shownPlainArea = (area: string): string =>
  /^\d+\.\d{1,2}$/.test(area) ? Number(area).toLocaleString(localeOf(readersLanguage()), { useGrouping: false }) : area

export const possibleAreas = (typed: string): number[] => possibleNumbers(typed, isArea)

/** Converts "$250k" to "250000"; empty stays empty; undefined for text that is not an amount. */
export function plainPrice(typed: string, hints: Hints): string | undefined {
  if (typed.trim() === '') return ''
  const cents = readTyped(typed, hints).cents
  return cents === undefined ? undefined : String(cents / 100)
}

export function shownPlainPrice(price: string): string {
  const cents = readTyped(price, {}).cents
  return cents === undefined ? price : shownNumber(cents / 100, 2)
}

export const askedPrices = (typed: string): string => askedReadings(readTyped(typed, {}).readings)

export function plainYear(typed: string): string | undefined {
  const text = latinDigits(typed.trim())
  return text === '' || /^[1-9]\d{3}$/.test(text) ? text : undefined
}
