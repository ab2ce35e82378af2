import type { EnergyRating, Tenure } from '#contract/fact-options'
import type { AreaUnit, PropertyType } from '#contract/property-facts'
import type { PropertyFilters, PropertySort } from '#contract/property-search'
import type { SavedQuery } from '#contract/saved-search'
import * as t from '#messages/filters'

export type RepeatedField = 'type' | 'tenure' | 'feature' | 'notFeature' | 'notAgent'
type Single = Exclude<keyof PropertyFilters, RepeatedField>

export type SearchFields = Record<Single, string> & Record<RepeatedField, string[]> & { sort: PropertySort }
type OfList = 'areaUnit' | 'energy' | 'notUnderOffer' | 'lowered'
export type SearchQuery = Partial<Record<Exclude<Single, OfList>, string>> & {
  type?: PropertyType[]
  tenure?: Tenure[]
  feature?: string[]
  notFeature?: string[]
  notAgent?: string[]
  areaUnit?: AreaUnit
  energy?: EnergyRating
  notUnderOffer?: 'true'
  lowered?: 'true'
  sort?: PropertySort
}
export const isTyped: Record<keyof SearchFields, boolean> = {
  q: true,
  minPrice: true,
  maxPrice: true,
  type: false,
  beds: false,
  maxBeds: false,
  baths: false,
  maxBaths: false,
  area: true,
  maxArea: true,
  plot: true,
  maxPlot: true,
  minPerArea: true,
  maxPerArea: true,
  areaUnit: true,
  minYear: true,
  maxYear: true,
  tenure: false,
  energy: false,
  feature: false,
  notFeature: false,
  notAgent: false,
  since: false,
  pictures: false,
  notUnderOffer: false,
  lowered: false,
  bbox: false,
  within: false,
  near: false,
  sort: false,
}
const names = Object.keys(isTyped)

const FIELDS_IN_UNIT = ['area', 'maxArea', 'plot', 'maxPlot', 'minPerArea', 'maxPerArea'] as const
export const hasUnit = (fields: { [Name in (typeof FIELDS_IN_UNIT)[number]]?: string | undefined }): boolean =>
  FIELDS_IN_UNIT.some((field) => fields[field])

export const sortNames: Record<PropertySort, () => string> = {
  newest: t.newest,
  priceAsc: t.cheapestFirst,
  priceDesc: t.dearestFirst,
  perAreaAsc: t.perAreaFirst,
}
const isSort = (text: string): text is PropertySort => Object.keys(sortNames).includes(text)

export function searchInUrl(params: URLSearchParams): SearchFields {
  const sort = params.get('sort') ?? ''
  const texts = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Single, string> // all names
  return {
    ...texts,
    type: params.getAll('type'),
    tenure: params.getAll('tenure'),
    feature: params.getAll('feature'),
    notFeature: params.getAll('notFeature'),
    notAgent: params.getAll('notAgent'),
    sort: isSort(sort) ? sort : 'newest',
  }
}

export function changedUrl(
  params: URLSearchParams,
  field: keyof SearchFields,
  value: string | string[],
): URLSearchParams {
  const changed = new URLSearchParams(params)
  changed.delete(field)
  const values = [value].flat().filter((one) => one.trim() !== '' && !(field === 'sort' && one === 'newest'))
  for (const one of values) changed.append(field, one)
  return changed
}

export function toggledUrl(params: URLSearchParams, field: RepeatedField, value: string): URLSearchParams {
  const values = params.getAll(field)
  const others = values.filter((one) => !isAmong([value], one))
  return changedUrl(params, field, others.length < values.length ? others : [...values, value])
}

export function understoodUrl(params: URLSearchParams, meaning: SavedQuery): URLSearchParams {
  const fields = names.filter((name) => name === 'q' || name in meaning) as (keyof SearchFields)[] // all names
  return fields.reduce((url, field) => changedUrl(url, field, meaning[field] ?? ''), params)
}

export const isAmong = (names: string[], name: string): boolean =>
  names.some((one) => one.toLowerCase() === name.toLowerCase())

export function clearedUrl(params: URLSearchParams): URLSearchParams {
  const cleared = new URLSearchParams(params)
  for (const name of names) if (name !== 'sort') cleared.delete(name)
  return cleared
}
