import { M2_PER_FT2 } from '#contract/area'
import { featureName } from '#contract/feature-names'
import { FIGURE_SECTIONS, figureNames, homeFigures } from '#contract/home-figures'
import { marketNames, shownMarket } from '#contract/market-state'
import { priceRange } from '#contract/price'
import type { Property } from '#contract/property'
import type { AreaUnit } from '#contract/property-facts'
import * as t from '#messages/compare'
import * as names from '#messages/factNames'
import { yes } from '#messages/homeFigures'
import * as prices from '#messages/homeParts'
import { aMonth } from '#messages/mortgage'
import { namedFacts, notStated } from '../../card/facts.ts'
import type { useMoney } from '../../platform/api/use-money.ts'
import { monthlyCost } from '../../property/mortgage/monthly-cost.ts'
import type { LoanTerms } from '../../property/mortgage/mortgage.ts'
import { shownPerArea } from '../price-per-area.ts'
import { shownFigures } from '../shown-figures.ts'

type Money = Pick<ReturnType<typeof useMoney>, 'currency' | 'price' | 'amount'>
/** `unit`: the unit that all areas show first. `terms`: of the loan, without which there is no monthly cost. */
export type Options = { money: Money; unit: AreaUnit; terms: LoanTerms | undefined }

/** A row of the comparison. `texts`: of each home in order; undefined for one that has no facts to compare. */
export type ComparedRow = { key: string; name: string; texts: (string | undefined)[]; differs: boolean }
export type ComparedSection = { title: string; rows: ComparedRow[] }

export function comparedSections(homes: (Property | undefined)[], options: Options): ComparedSection[] {
  const measured = homes.map((home) => home && inUnit(home, options.unit))
  return [
    { title: t.price(), rows: priceRows(measured, options) },
    { title: t.facts(), rows: factRows(measured) },
    ...figureSections(measured, options),
    { title: names.features(), rows: featureRows(measured) },
  ].filter(({ rows }) => rows.length > 0)
}

type Homes = (Property | undefined)[]

const rowOf = (key: string, name: string, texts: ComparedRow['texts']): ComparedRow[] => {
  const compared = texts.filter((text) => text !== undefined)
  if (compared.every((text) => text === notStated())) return []
  return [{ key, name, texts, differs: new Set(compared).size > 1 }]
}

const row = (key: string, name: string, homes: Homes, textOf: (home: Property) => string | undefined): ComparedRow[] =>
  rowOf(
    key,
    name,
    homes.map((home) => home && (textOf(home) ?? notStated())),
  )

function priceRows(homes: Homes, { money, unit, terms }: Options): ComparedRow[] {
  const pricePer = { ft2: prices.perFt2, m2: prices.perM2 }[unit]
  return [
    ...row('price', t.askingPrice(), homes, money.price),
    ...row('perArea', t.pricePerArea(), homes, ({ price, area, areaUnit }) => {
      const range = priceRange(price, money)
      return range && area ? pricePer({ price: shownPerArea(range, { area, areaUnit }, unit, money) }) : undefined
    }),
    ...row('month', t.monthlyCost(), homes, ({ price }) => {
      const cost = terms && monthlyCost(price, terms, money)
      return cost === undefined ? undefined : aMonth({ amount: money.amount(cost) })
    }),
    ...row('state', t.state(), homes, (home) => {
      const market = shownMarket(home)
      return home.sold ? t.sold() : market ? marketNames[market]() : t.forSale()
    }),
    ...row('location', t.location(), homes, ({ location }) => location),
  ]
}

const everyFact = { has: () => true }

function factRows(homes: Homes): ComparedRow[] {
  const facts = homes.map((home) => home && new Map(namedFacts(home, everyFact)))
  const factNames = facts.find((known) => known)?.keys() ?? []
  return [...factNames].flatMap((name) =>
    rowOf(
      name,
      name,
      facts.map((known) => known?.get(name)),
    ),
  )
}

function figureSections(homes: Homes, { money }: Options): ComparedSection[] {
  const stated = homes.map((home) => home && new Map(figuresOf(home, money)))
  return Object.entries(FIGURE_SECTIONS).map(([section, title]) => ({
    title: title(),
    rows: figureNames
      .filter((name) => homeFigures[name].section === section)
      .flatMap((name) =>
        rowOf(
          name,
          homeFigures[name].label(),
          stated.map((figures) => figures && (figures.get(name) ?? notStated())),
        ),
      ),
  }))
}

const figuresOf = (home: Property, money: Money) =>
  shownFigures(home, { amount: money.amount, missing: new Set() }).flatMap(({ figures }) =>
    figures.map(({ name, fact }) => [name, fact] as const),
  )

function featureRows(homes: Homes): ComparedRow[] {
  const features = new Set(homes.flatMap((home) => home?.features ?? []))
  return [...features].flatMap((feature) =>
    row(`feature ${feature}`, featureName(feature), homes, (home) =>
      home.features?.includes(feature) ? yes() : undefined,
    ),
  )
}

function inUnit(home: Property, unit: AreaUnit): Property {
  const { areaUnit = 'ft2', area, plot, usableArea } = home
  if (areaUnit === unit) return home
  const converted = (size: number | undefined) => size && (unit === 'm2' ? size * M2_PER_FT2 : inSquareFeet(size))
  return { ...home, areaUnit: unit, area: converted(area), plot: converted(plot), usableArea: converted(usableArea) }
}

const WHOLE_FROM = 1000

/**
 * Rounds to whole square feet from 1,000 on, where fractions were never measured; stated metres can still be recovered.
 */
function inSquareFeet(size: number): number {
  const squareFeet = size / M2_PER_FT2
  return squareFeet < WHOLE_FROM ? squareFeet : Math.round(squareFeet)
}
