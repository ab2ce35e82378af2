import { type DecimalMark, numbersIn } from 'price-text'
import { withSeparators } from './separators.ts'

/** Returns the numbers that a field may mean, of those that it can hold; all of them where it can hold none, for its own check to refuse. */
export function possibleNumbers(text: string, isPossible: (value: number) => boolean, mark?: DecimalMark): number[] {
  const numbers = numbersIn(text, mark)
  const possible = numbers.filter(isPossible)
  return possible.length > 0 ? possible : numbers.slice(0, 1)
}

/** Why a number isn't taken that may be either of two. */
export const whyUnclear = (name: string, numbers: number[]): string =>
  `${name} must be a number: is it ${numbers.map(withSeparators).join(' or ')}?`

/** Returns a number as unambiguous text: three digits behind a point would be thousands elsewhere. */
export const clearNumber = (value: number): string => (/\.\d{3}$/.test(`${value}`) ? `${value}0` : `${value}`)

/** [495, 495000] → "495 or 495,000?"; nothing where there are no two to choose from. */
export const askedReadings = (readings: number[]): string =>
  readings.length > 1 ? `${readings.map(withSeparators).join(' or ')}?` : ''
