import { M2_PER_FT2 } from '#contract/area'
import type { Property } from '#contract/property'
import type { AreaUnit, basicFacts, priceFacts } from '#contract/property-facts'
import { shownNumber } from '#contract/shown-number'
import * as names from '#messages/factNames'
import * as t from '#messages/facts'
import { tenureNames, typeNames } from '../property/type-names.ts'

type Fact = Exclude<keyof typeof basicFacts, 'features' | 'timeZone' | keyof typeof priceFacts>
type Facts = Pick<Property, Fact>

export const { notStated } = t

/**
 * Returns the names and texts of the stated facts. `missing`: the required facts that are shown as "Not stated". `unit`:
 * the one that areas show first, by default the listing's.
 */
export function namedFacts(
  home: Facts,
  missing: Pick<ReadonlySet<string>, 'has'> = new Set(),
  unit?: AreaUnit,
): [name: string, fact: string][] {
  const { type, bedrooms, bathrooms, area, plot, areaUnit, yearBuilt, tenure, energyRating } = home
  const facts: Record<Exclude<Fact, 'areaUnit'>, [name: string, fact: string | number | undefined]> = {
    type: [names.type(), type && typeNames[type]()],
    bedrooms: [names.bedrooms(), bedrooms && shownNumber(bedrooms)],
    bathrooms: [names.bathrooms(), bathrooms && shownNumber(bathrooms)],
    area: [names.area(), area === undefined ? undefined : areaInBoth(area, areaUnit, unit)],
    plot: [names.plot(), plot === undefined ? undefined : areaInBoth(plot, areaUnit, unit)],
    yearBuilt: [names.yearBuilt(), yearBuilt],
    tenure: [names.tenure(), tenure && tenureNames[tenure]()],
    energyRating: [names.energyRating(), energyRating],
  }
  return Object.entries(facts).flatMap(([key, [name, fact]]) => {
    if (fact !== undefined) return [[name, `${fact}`]]
    return missing.has(key) ? [[name, t.notStated()]] : []
  })
}

/** Formats an area of a listing in this `unit` as "115 m² (1,240 ft²)", with the unit `first` before the other. */
export function areaInBoth(area: number, unit: AreaUnit = 'ft2', first = unit): string {
  const [squareFeet, squareMetres] =
    unit === 'ft2' ? [shown(area), rounded(area * M2_PER_FT2)] : [rounded(area / M2_PER_FT2), shown(area)]
  return inBoth(first, t.areaInFt2({ area: squareFeet }), t.areaInM2({ area: squareMetres }))
}

const M_PER_FT = 0.3048

/** Formats a length as "15.2 m (50 ft)", with non-breaking spaces, and in feet first where areas are in square feet. */
export const lengthInBoth = (metres: number, first: AreaUnit = 'ft2'): string =>
  inBoth(first, t.feet({ length: rounded(metres / M_PER_FT) }), t.metres({ length: shown(metres) }))

const inBoth = (first: AreaUnit, size: string, converted: string): string =>
  t.inBoth(first === 'ft2' ? { size, converted } : { size: converted, converted: size })

const shown = (size: number): string => shownNumber(size, 1)
const rounded = (size: number): string => shownNumber(size, size < 10 ? 1 : 0)
