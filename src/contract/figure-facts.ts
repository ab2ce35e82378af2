import * as z from 'zod/mini'
import * as t from '#messages/checks'
import { now } from './clock.ts'
import { flag, number, text } from './fact-schemas.ts'
import { type FigureName, type FigureValue, figureNames, type HomeFigure, homeFigures } from './home-figures.ts'
import { toCents } from './money.ts'
import { shownNumber } from './shown-number.ts'
import { Day, named, oneOf, requiredLine } from './text.ts'

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
          z.refine((value) => toCents(value) !== undefined, named(t.twoDecimals, label)),
        ),
      )
    case 'year':
      return number(Year(label))
    case 'flag':
      return flag(label)
    case 'choice': {
      const keys = Object.keys(figure.names)
      return text(z.enum(keys, oneOf(label, keys)))
    }
    case 'day':
      return text(Day(label))
    case 'words':
      return text(requiredLine(label, figure.most))
  }
}

function Limited(label: () => string, { least, most, step }: { least: number; most: number; step?: number }) {
  const tooLow = { error: () => t.atLeast({ name: label(), least: shownNumber(least) }) }
  return z
    .number(named(t.number, label))
    .check(
      z.gte(least, least === 0 ? named(t.notNegative, label) : tooLow),
      z.lte(most, { error: () => t.atMost({ name: label(), most: shownNumber(most) }) }),
      ...(step === undefined ? [] : [z.multipleOf(step, named(step === 1 ? t.wholeNumber : t.wholeOrHalf, label))]),
    )
}

export function Year(label: () => string) {
  const message = named(t.year, label)
  return z.int(message).check(
    z.gte(MIN_YEAR, message),
    z.refine((value) => value <= now().getFullYear() + MAX_YEARS_AHEAD, named(t.tooFarAhead, label)),
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
