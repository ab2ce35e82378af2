import type { Total } from '#contract/list'
import type { PropertyType } from '#contract/property-facts'
import type { PropertyFacets, PropertySort } from '#contract/property-search'
import { type Relaxation, SINGLE_RELAXATIONS } from '#contract/relaxations'
import { shortUnits } from '../card/area-units.ts'
import { typeNames } from '../card/facts.ts'
import { howMany } from '../ui/list/how-many.ts'
import { type SearchFields, type SearchQuery, sortNames } from './search-in-url.ts'

export type ShownFilter = { text: string; field: keyof SearchFields; without: string | string[] }

type Shown = Exclude<keyof SearchFields, 'areaUnit' | 'sort'>

export function filtersOf(search: SearchQuery, priceOf: (amount: string) => string): ShownFilter[] {
  const textsOf: Record<Shown, (value: string) => string> = {
    q: (words) => `“${words}”`,
    minPrice: (amount) => `From ${priceOf(amount)}`,
    maxPrice: (amount) => `Up to ${priceOf(amount)}`,
    type: (type) => typeNames[type as PropertyType], // validated by `SearchQuery`
    beds: (rooms) => `${rooms}+ bedrooms`,
    baths: (rooms) => `${rooms}+ bathrooms`,
    area: (area) => `${Number(area).toLocaleString('en')}+ ${shortUnits[search.areaUnit ?? 'ft2']}`,
    feature: (name) => name,
    bbox: () => 'On the map',
  }
  const fields = Object.keys(textsOf) as Shown[] // its own keys
  return fields.flatMap((field) => {
    const value: string | string[] = search[field] ?? []
    const values = [value].flat().filter((one) => one !== '')
    return values.map((one) => ({
      text: textsOf[field](one),
      field,
      without: typeof value === 'string' ? '' : value.filter((other) => other !== one),
    }))
  })
}

export function announcementOf(total: Total | undefined, filters: ShownFilter[], sort: PropertySort = 'newest') {
  if (total === undefined) return undefined
  const by = filters.map(({ text }) => text).join(', ')
  return [howMany(total, ['home', 'homes']), by, `Sorted by: ${sortNames[sort]}`].filter(Boolean).join('. ')
}

export type Relaxed = NonNullable<PropertyFacets['without']>[number]

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
