import { MAX_NUMBER_LENGTH, MAX_TYPED_LENGTH, readTyped } from 'price-text'
import * as z from 'zod/mini'
import { MAX_AREA, MAX_ROOMS } from './fact-options.ts'
import { askedReadings, possibleNumbers, whyUnclear } from './number-choice.ts'
import { sinceIn } from './since.ts'

/** A number as text, such as "1,5" or "٣". An ambiguous number is refused, and the message names both readings. */
export const NumberText = (name: string, message: string, isPossible: (value: number) => boolean) =>
  z.pipe(
    z.string(message).check(
      z.maxLength(MAX_NUMBER_LENGTH, { error: message, abort: true }),
      z.superRefine((text, context) => {
        const [number = Number.NaN, other] = possibleNumbers(text, isPossible)
        if (!isPossible(number)) context.addIssue(message)
        else if (other !== undefined) context.addIssue(whyUnclear(name, [number, other]))
      }),
    ),
    z.transform((text) => possibleNumbers(text, isPossible)[0] ?? Number.NaN), // refused above
  )
export const AmountText = (name: string) => {
  const message = `${name} must be an amount, such as 200000`
  return z.pipe(
    z.string(message).check(
      z.maxLength(MAX_TYPED_LENGTH, { error: message, abort: true }),
      z.superRefine((text, context) => {
        const { cents, readings } = readTyped(text, {})
        if (cents === undefined)
          context.addIssue(readings.length > 1 ? `${message}: is it ${askedReadings(readings)}` : message)
      }),
    ),
    z.transform((text) => (readTyped(text, {}).cents ?? 0) / 100),
  )
}

export const isRooms =
  (step: number) =>
  (value: number): boolean =>
    value >= 0 && value <= MAX_ROOMS && Number.isInteger(value / step)
export const isSearchedArea = (value: number): boolean => value >= 0 && value <= MAX_AREA

export const Repeated = <Each extends z.ZodMiniType<string, string>>(each: Each, most: number, tooMany: string) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())]),
      z.transform((given) => (typeof given === 'string' ? [given] : given)),
    ),
    z.array(each).check(z.maxLength(most, tooMany)),
  )

const MIN_YEAR = 1000
export const isYear = (value: number): boolean => Number.isInteger(value) && value >= MIN_YEAR && value <= 9999

export const Rooms = (name: string, step: 1 | 0.5) =>
  NumberText(
    name,
    step === 1
      ? `${name} is a whole number up to ${MAX_ROOMS}, such as 2`
      : `${name} is a number up to ${MAX_ROOMS}, whole or a half`,
    isRooms(step),
  )
export const Size = (name: string) => NumberText(name, `${name} is a number, such as 1200`, isSearchedArea)
export const SearchedYear = (name: string) => NumberText(name, `${name} is a year, such as 1990`, isYear)

const SINCE_MESSAGE = 'since is a day, a moment in UTC or a number of days, such as 2026-11-01 or P7D'
export const Since = z.string(SINCE_MESSAGE).check(
  z.maxLength('2026-12-01T10:00:00.000Z'.length, { error: SINCE_MESSAGE, abort: true }),
  z.refine((text) => sinceIn(text) !== undefined, SINCE_MESSAGE),
)

/** A filter that is only on or absent. */
export const Yes = (name: string) =>
  z.pipe(
    z.literal('true', `${name} is true, or absent`),
    z.transform(() => true as const),
  )
