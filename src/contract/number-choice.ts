import { type DecimalMark, numbersIn } from 'price-text'
import { withSeparators } from './separators.ts'

/** Returns the readings that a field can hold; all of them if it can hold none, so that its own check refuses them. */
export function possibleNumbers(text: string, isPossible: (value: number) => boolean, mark?: DecimalMark): number[] {
  const numbers = numbersIn(text, mark)
  const possible = numbers.filter(isPossible)
  return possible.length > 0 ? possible : numbers.slice(0, 1)
}

export const whyUnclear = (name: string, numbers: number[]): string =>
  `${name} must be a number: is it ${numbers.map(withSeparators).join(' or ')}?`

/** Returns a number as unambiguous text: elsewhere, three digits after a point are thousands. */
export const clearNumber = (value: number): string => (/\.\d{3}$/.test(`${value}`) ? `${value}0` : `${value}`)

/** Returns "495 or 495,000?" for [495, 495000]; empty without two readings. */
export const askedReadings = (readings: number[]): string =>
  readings.length > 1 ? `${readings.map(withSeparators).join(' or ')}?` : ''
