import { isolated } from '#contract/isolated'
import type { Total } from '#contract/list'
import { listed } from '#contract/listed'
import type { PropertyType } from '#contract/property-facts'
import type { PropertyFacets, PropertySort } from '#contract/property-search'
import { type Relaxation, SINGLE_RELAXATIONS } from '#contract/relaxations'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/filters'
import { shortUnits } from '../card/area-units.ts'
import { typeNames } from '../card/type-names.ts'
import { featureName } from '../property/feature-names.ts'
import { howMany } from '../ui/list/how-many.ts'
import { type SearchFields, type SearchQuery, sortNames } from './search-in-url.ts'

export type ShownFilter = { text: string; field: keyof SearchFields; without: string | string[] }

type Shown = Exclude<keyof SearchFields, 'areaUnit' | 'sort'>

export function filtersOf(search: SearchQuery, priceOf: (amount: string) => string): ShownFilter[] {
  const textsOf: Record<Shown, (value: string) => string> = {
    q: (words) => t.words({ words }),
    minPrice: (amount) => t.fromPrice({ price: priceOf(amount) }),
    maxPrice: (amount) => t.upToPrice({ price: priceOf(amount) }),
    type: (type) => typeNames[type as PropertyType](), // validated by `SearchQuery`
    beds: (rooms) => t.minBedrooms({ rooms: shownNumber(Number(rooms)) }),
    baths: (rooms) => t.minBathrooms({ rooms: shownNumber(Number(rooms)) }),
    area: (area) => t.minArea({ area: shownNumber(Number(area)), unit: shortUnits[search.areaUnit ?? 'ft2']() }),
    feature: featureName,
    bbox: t.onTheMap,
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
  const by = listed(filters.map(({ text }) => text))
  return [howMany(total, t.homes), by, t.sortedBy({ order: sortNames[sort]() })].filter(Boolean).join('. ')
}

export type Relaxed = NonNullable<PropertyFacets['without']>[number]

export function relaxationText({ filter, isAlone, total }: Relaxed, words: string): string {
  const text = isAlone ? t.homesWithAlone : t.homesWithout
  return howMany(total, (values) =>
    text({ ...values, filter: filter === 'q' ? 'other' : filter, words: isolated(words) }),
  )
}

export const relaxedFields = ({ filter, isAlone }: Pick<Relaxed, 'filter' | 'isAlone'>): (keyof SearchFields)[] =>
  isAlone ? SINGLE_RELAXATIONS.filter((one) => one !== filter).flatMap(fieldsOf) : fieldsOf(filter)

function fieldsOf(filter: Relaxation): (keyof SearchFields)[] {
  if (filter === 'filters') return SINGLE_RELAXATIONS.filter((one) => one !== 'q').flatMap(fieldsOf)
  return filter === 'price' ? ['minPrice', 'maxPrice'] : [filter]
}
