import { M2_PER_FT2 } from '#contract/area'
import type { Property } from '#contract/property'
import type { AreaUnit, basicFacts, PropertyType, priceFacts } from '#contract/property-facts'
import { unitSigns } from './area-units.ts'

type Fact = Exclude<keyof typeof basicFacts, 'features' | 'timeZone' | keyof typeof priceFacts>
type Facts = Pick<Property, Fact>

export const typeNames: Record<PropertyType, string> = {
  house: 'House',
  apartment: 'Apartment',
  townhouse: 'Townhouse',
  land: 'Land',
  other: 'Other',
}
export const tenureNames: Record<NonNullable<Property['tenure']>, string> = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  other: 'Other',
}

export const NOT_STATED = 'Not stated'

/** Returns the names and texts of the stated facts. `missing`: the required facts that are shown as "Not stated". */
export function namedFacts(home: Facts, missing: ReadonlySet<string> = new Set()): [name: string, fact: string][] {
  const { type, bedrooms, bathrooms, area, plot, areaUnit, yearBuilt, tenure, energyRating } = home
  const facts: Record<Exclude<Fact, 'areaUnit'>, [name: string, fact: string | number | undefined]> = {
    type: ['Type', type && typeNames[type]],
    bedrooms: ['Bedrooms', bedrooms],
    bathrooms: ['Bathrooms', bathrooms],
    area: ['Area', area === undefined ? undefined : areaInBoth(area, areaUnit)],
    plot: ['Plot', plot === undefined ? undefined : areaInBoth(plot, areaUnit)],
    yearBuilt: ['Year built', yearBuilt],
    tenure: ['Tenure', tenure && tenureNames[tenure]],
    energyRating: ['Energy rating', energyRating],
  }
  return Object.entries(facts).flatMap(([key, [name, fact]]) => {
    if (fact !== undefined) return [[name, `${fact}`]]
    return missing.has(key) ? [[name, NOT_STATED]] : []
  })
}

export const areaInBoth = (area: number, unit: AreaUnit = 'ft2'): string =>
  unit === 'ft2'
    ? `${shown(area)}\u00A0${unitSigns.ft2} (${rounded(area * M2_PER_FT2)}\u00A0${unitSigns.m2})`
    : `${shown(area)}\u00A0${unitSigns.m2} (${rounded(area / M2_PER_FT2)}\u00A0${unitSigns.ft2})`

const M_PER_FT = 0.3048

/** Formats a length as "15.2 m (50 ft)", with non-breaking spaces. */
export const lengthInBoth = (metres: number): string =>
  `${shown(metres)}\u00A0m (${rounded(metres / M_PER_FT)}\u00A0ft)`

const shown = (size: number): string => size.toLocaleString('en', { maximumFractionDigits: 1 })
const rounded = (size: number): string => size.toLocaleString('en', { maximumFractionDigits: size < 10 ? 1 : 0 })
