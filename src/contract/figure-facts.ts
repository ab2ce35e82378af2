import * as z from 'zod/mini'
import { now } from './clock.ts'
import { flag, number, text } from './fact-schemas.ts'
import { type FigureName, type FigureValue, figureNames, type HomeFigure, homeFigures } from './home-figures.ts'
import { toCents } from './money.ts'
import { withSeparators } from './separators.ts'
import { Day, requiredLine } from './text.ts'

const MIN_YEAR = 1000
export const MAX_YEARS_AHEAD = 5
const MAX_AMOUNT = 10_000_000

function schemasOf(figure: HomeFigure) {
  const { label } = figure
  switch (figure.input) {
    case 'number':
      return number(Limited(label, figure))
    case 'amount':
      return number(
        Limited(label, { least: 0, most: MAX_AMOUNT }).check(
          z.refine((value) => toCents(value) !== undefined, `${label} can have at most two decimals`),
        ),
      )
    case 'year':
      return number(Year(label))
    case 'flag':
      return flag(label)
    case 'choice': {
      const keys = Object.keys(figure.names)
      return text(z.enum(keys, `${label} is one of ${keys.join(', ')}`))
    }
    case 'day':
      return text(Day(label))
    case 'words':
      return text(requiredLine(label, figure.most))
  }
}

function Limited(label: string, { least, most, step }: { least: number; most: number; step?: number }) {
  const whole = step === 1 ? 'a whole number' : 'whole or a half, such as 1.5'
  return z
    .number(`${label} must be a number`)
    .check(
      z.gte(least, least === 0 ? `${label} can’t be negative` : `${label} must be at least ${least}`),
      z.lte(most, `${label} can be at most ${withSeparators(most)}`),
      ...(step === undefined ? [] : [z.multipleOf(step, `${label} must be ${whole}`)]),
    )
}

export function Year(label: string) {
  const message = `${label} must be a year, such as 1998`
  return z.int(message).check(
    z.gte(MIN_YEAR, message),
    z.refine((value) => value <= now().getFullYear() + MAX_YEARS_AHEAD, `${label} is too far ahead`),
  )
}

type Schema<Value> = z.ZodMiniType<Value, Value>
type FactOf<Value> = {
  kind: 'text' | 'number' | 'flag'
  given: z.ZodMiniOptional<z.ZodMiniNullable<Schema<Value>>>
  shown: z.ZodMiniOptional<Schema<Value>>
}
type FigureFacts = { [Name in FigureName]: FactOf<FigureValue<Name>> }

export const figureFacts = Object.fromEntries(
  figureNames.map((name) => [name, schemasOf(homeFigures[name])]),
) as unknown as FigureFacts // `schemasOf` returns these types by `input`

export const isFigure = Object.fromEntries(figureNames.map((name) => [name, true])) as Record<FigureName, true>
