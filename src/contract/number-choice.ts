import { type DecimalMark, numbersIn } from 'price-text'
import * as t from '#messages/numbers'
import { shownNumber } from './shown-number.ts'

/**
 * Returns the possible readings of a text that a field allows; the first reading if it allows none, so that the field's
 * own check refuses it.
 */
export function possibleNumbers(text: string, isPossible: (value: number) => boolean, mark?: DecimalMark): number[] {
  const numbers = numbersIn(text, mark)
  const possible = numbers.filter(isPossible)
  return possible.length > 0 ? possible : numbers.slice(0, 1)
}

export const whyUnclear = (name: string, numbers: number[]): string =>
  t.unclearNumber({ name, readings: joined(numbers) })

/**
 * Formats a number as text with only one reading: 1.234 becomes "1.2340", as three digits after a point may be
 * thousands.
 */
export const clearNumber = (value: number): string => (/\.\d{3}$/.test(`${value}`) ? `${value}0` : `${value}`)

export const askedReadings = (readings: number[]): string =>
  readings.length > 1 ? t.asked({ readings: joined(readings) }) : ''

const joined = (numbers: number[]): string =>
  numbers.map((number) => shownNumber(number)).reduce((one, other) => t.either({ one, other }))
