import type { Total } from '#contract/list'
import { type PropertyFacets, type PropertySort, type Relaxation, SINGLE_RELAXATIONS } from '#contract/property-search'
import { shortUnits } from '../card/area-units.ts'
import { typeNames } from '../card/facts.ts'
import { howMany } from '../ui/list/how-many.ts'
import type { SearchFields, SearchQuery } from './search-in-url.ts'

export type ShownFilter = { text: string; field: keyof SearchFields; without: string | string[] }

export function filtersOf(search: SearchQuery, priceOf: (amount: string) => string): ShownFilter[] {
  const { q, minPrice, maxPrice, type = [], beds, baths, area, areaUnit, feature = [], bbox } = search
  const without = (all: readonly string[], one: string) => all.filter((other) => other !== one)
  const shown: (ShownFilter | false | '' | undefined)[] = [
    q && { text: `“${q}”`, field: 'q', without: '' },
    minPrice && { text: `From ${priceOf(minPrice)}`, field: 'minPrice', without: '' },
    maxPrice && { text: `Up to ${priceOf(maxPrice)}`, field: 'maxPrice', without: '' },
    ...type.map((one) => ({ text: typeNames[one], field: 'type' as const, without: without(type, one) })),
    beds && { text: `${beds}+ bedrooms`, field: 'beds', without: '' },
    baths && { text: `${baths}+ bathrooms`, field: 'baths', without: '' },
    area && {
      text: `${Number(area).toLocaleString('en')}+ ${shortUnits[areaUnit ?? 'ft2']}`,
      field: 'area',
      without: '',
    },
    ...feature.map((one) => ({ text: one, field: 'feature' as const, without: without(feature, one) })),
    bbox && { text: 'On the map', field: 'bbox', without: '' },
  ]
  return shown.filter((filter) => typeof filter === 'object')
}

export const sortNames: Record<PropertySort, string> = {
  newest: 'Newest',
  priceAsc: 'Price, lowest first',
  priceDesc: 'Price, highest first',
}

/** Returns "28 homes. 2+ bedrooms, Garden. Sorted by: Price, lowest first." */
export function announcementOf(total: Total | undefined, filters: ShownFilter[], sort: PropertySort = 'newest') {
  if (total === undefined) return undefined
  const by = filters.map(({ text }) => text).join(', ')
  return [howMany(total, ['home', 'homes']), by, `Sorted by: ${sortNames[sort]}`].filter(Boolean).join('. ')
}

export type Relaxed = NonNullable<PropertyFacets['without']>[number]

/** As in "12 homes without the price limit". Words are quoted as typed. */
const relaxationNames: Record<Exclude<Relaxation, 'q'>, string> = {
  price: 'the price limit',
  type: 'the type',
  beds: 'the bedrooms',
  baths: 'the bathrooms',
  area: 'the area',
  feature: 'the features',
  bbox: 'the map area',
  filters: 'the filters',
}

/** Returns "without “balcony”" or "without the price limit", or "with the type alone" without all other filters. */
export function relaxationText({ filter, isAlone }: Relaxed, words: string): string {
  const name = filter === 'q' ? `“${words}”` : relaxationNames[filter]
  return isAlone ? `with ${name} alone` : `without ${name}`
}

export const relaxedFields = ({ filter, isAlone }: Pick<Relaxed, 'filter' | 'isAlone'>): (keyof SearchFields)[] =>
  isAlone ? SINGLE_RELAXATIONS.filter((one) => one !== filter).flatMap(fieldsOf) : fieldsOf(filter)

function fieldsOf(filter: Relaxation): (keyof SearchFields)[] {
  if (filter === 'filters') return SINGLE_RELAXATIONS.filter((one) => one !== 'q').flatMap(fieldsOf)
  return filter === 'price' ? ['minPrice', 'maxPrice'] : [filter]
}
