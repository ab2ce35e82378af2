import { FIGURE_SECTIONS, type FigureName, figureNames, type HomeFigure, homeFigures } from '#contract/home-figures'
import type { LegalFact } from '#contract/legal-facts'
import type { Property } from '#contract/property'
import type { AreaUnit } from '#contract/property-facts'
import { shownDay } from '#contract/shown-day'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/homeFigures'
import { areaInBoth, lengthInBoth, notStated } from '../card/facts.ts'

export type ShownFigure = { name: FigureName; label: string; fact: string }
type Options = {
  amount: (amount: number) => string
  missing: ReadonlySet<LegalFact>
  /** The unit that is shown first; by default the listing's. */
  unit?: AreaUnit | undefined
}

/**
 * Returns the non-empty sections of figures in their order. Figures that the law requires and the listing lacks are
 * shown as "Not stated".
 */
export function shownFigures(
  home: Property,
  { missing, ...options }: Options,
): { title: string; figures: ShownFigure[] }[] {
  const shown = figureNames.flatMap((name): (ShownFigure & { section: string })[] => {
    const { label, section } = homeFigures[name]
    const value = home[name]
    if (value !== undefined)
      return [{ name, label: label(), section, fact: figureText(homeFigures[name], value, home, options) }]
    return missing.has(name) ? [{ name, label: label(), section, fact: notStated() }] : []
  })
  return Object.entries(FIGURE_SECTIONS).flatMap(([key, title]) => {
    const figures = shown.filter(({ section }) => section === key)
    return figures.length > 0 ? [{ title: title(), figures }] : []
  })
}

function figureText(
  figure: HomeFigure,
  value: string | number | boolean,
  { areaUnit }: Property,
  { amount, unit = areaUnit }: Pick<Options, 'amount' | 'unit'>,
): string {
  if (typeof value === 'boolean') return value ? t.yes() : t.no()
  if (typeof value === 'string')
    return figure.input === 'choice'
      ? (figure.names[value]?.() ?? value)
      : figure.input === 'day'
        ? shownDay(value)
        : value
  if (figure.input === 'amount')
    return value === 0 ? t.none() : (figure.per === 'month' ? t.aMonth : t.aYear)({ amount: amount(value) })
  if (figure.input !== 'number') return String(value)
  if (value === 0 && figure.zero) return figure.zero()
  switch (figure.unit) {
    case 'area':
      return areaInBoth(value, areaUnit, unit)
    case 'm':
      return lengthInBoth(value, unit)
    case '%':
      return t.percent({ value: withDecimals(value) })
    case 'years':
      return t.years({ count: value, shown: withDecimals(value) })
    case 'energyUse':
      return t.energyUse({ value: withDecimals(value) })
    case 'emissions':
      return t.emissionsValue({ value: withDecimals(value) })
    default:
      return withDecimals(value)
  }
}

const withDecimals = (value: number): string => shownNumber(value, 2)
