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

export function namedFacts(home: Facts): [name: string, fact: string][] {
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
  return Object.values(facts).flatMap(([name, fact]) => (fact === undefined ? [] : [[name, `${fact}`]]))
}

export const areaInBoth = (area: number, unit: AreaUnit = 'ft2'): string =>
  unit === 'ft2'
    ? `${shown(area)}\u00A0${unitSigns.ft2} (${rounded(area * M2_PER_FT2)}\u00A0${unitSigns.m2})`
    : `${shown(area)}\u00A0${unitSigns.m2} (${rounded(area / M2_PER_FT2)}\u00A0${unitSigns.ft2})`

const shown = (area: number): string => area.toLocaleString('en', { maximumFractionDigits: 1 })
const rounded = (area: number): string => area.toLocaleString('en', { maximumFractionDigits: area < 10 ? 1 : 0 })
