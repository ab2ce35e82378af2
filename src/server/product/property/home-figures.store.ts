import { type FigureName, type Figures, figureNames } from '#contract/home-figures'
import { withoutNulls } from '../../platform/db/without-nulls.ts'

/** The figures in a request. An absent one is not stated, null clears it. */
type StatedFigures = { [Name in FigureName]?: Figures[Name] | null }

export function figuresOf(listing: StatedFigures): Figures | null {
  const stated = figureNames.filter((name) => listing[name] !== undefined && listing[name] !== null)
  return stated.length === 0 ? null : Object.fromEntries(stated.map((name) => [name, listing[name]]))
}

export function figuresAfter(before: StatedFigures, update: StatedFigures): Figures | null {
  const each = figureNames.map((name) => [name, update[name] === undefined ? before[name] : update[name]])
  return figuresOf(Object.fromEntries(each))
}

type Columns<Row extends object> = ReturnType<typeof withoutNulls<Omit<Row, 'figures'>>>

export const withFigures = <Row extends { figures: Figures | null }>({
  figures,
  ...columns
}: Row): Columns<Row> & Figures => ({ ...withoutNulls(columns), ...figures })
