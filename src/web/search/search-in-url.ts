import type { DecimalMark } from 'price-text'
import { type Hints, readTyped } from 'price-text'
import { MAX_AREA, MAX_ROOMS, PROPERTY_TYPES } from '#contract/fact-options'
import { bboxIn } from '#contract/map-bounds'
import { askedReadings, possibleNumbers, whyUnclear } from '#contract/number-choice'
import { type AreaUnit, MAX_FEATURE_LENGTH, MAX_FEATURES, type PropertyType } from '#contract/property-facts'
import { MAX_SEARCH_LENGTH, type PropertyFilters, type PropertySort } from '#contract/property-search'
import * as t from '#messages/filters'

export type RepeatedField = 'type' | 'feature'
type Single = Exclude<keyof PropertyFilters, RepeatedField>

export type SearchFields = Record<Single, string> & Record<RepeatedField, string[]> & { sort: PropertySort }
export type SearchQuery = Partial<Record<Exclude<Single, 'areaUnit'>, string>> & {
  type?: PropertyType[]
  feature?: string[]
  areaUnit?: AreaUnit
  sort?: PropertySort
}
export const isTyped: Record<keyof SearchFields, boolean> = {
  q: true,
  minPrice: true,
  maxPrice: true,
  type: false,
  beds: false,
  baths: false,
  area: true,
  areaUnit: true,
  feature: false,
  bbox: false,
  sort: false,
}
const names = Object.keys(isTyped)

export type SearchErrors = Partial<Record<'minPrice' | 'maxPrice' | 'area', string>>

export const sortNames: Record<PropertySort, () => string> = {
  newest: t.newest,
  priceAsc: t.cheapestFirst,
  priceDesc: t.dearestFirst,
}
const isSort = (text: string): text is PropertySort => Object.keys(sortNames).includes(text)

export function searchInUrl(params: URLSearchParams): SearchFields {
  const sort = params.get('sort') ?? ''
  const texts = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Single, string> // all names
  return {
    ...texts,
    type: params.getAll('type'),
    feature: params.getAll('feature'),
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

export const isAmong = (names: string[], name: string): boolean =>
  names.some((one) => one.toLowerCase() === name.toLowerCase())

export function clearedUrl(params: URLSearchParams): URLSearchParams {
  const cleared = new URLSearchParams(params)
  for (const name of names) if (name !== 'sort') cleared.delete(name)
  return cleared
}

export function checkedSearch(fields: SearchFields): { search: SearchQuery; errors: SearchErrors } {
  const min = plainPrice(fields.minPrice, {})
  const max = plainPrice(fields.maxPrice, {})
  const area = plainArea(fields.area)
  const errors: SearchErrors = {}
  if (min === undefined) errors.minPrice = whyNoAmount(fields.minPrice, t.minPriceNoAmount, t.minPriceUnclear)
  if (max === undefined) errors.maxPrice = whyNoAmount(fields.maxPrice, t.maxPriceNoAmount, t.maxPriceUnclear)
  if (min && max && Number(max) < Number(min)) errors.maxPrice = t.maxBelowMin()
  if (area === undefined) errors.area = whyNoArea(fields.area)
  const search: SearchQuery = {}
  const text = fields.q.trim().slice(0, MAX_SEARCH_LENGTH)
  if (text) search.q = text
  if (min && !errors.minPrice) search.minPrice = min
  if (max && !errors.maxPrice) search.maxPrice = max
  if (area && !errors.area) search.area = area
  if (search.area && fields.areaUnit === 'm2') search.areaUnit = 'm2'
  return { search: { ...search, ...pickedFilters(fields) }, errors }
}

function pickedFilters(fields: SearchFields): SearchQuery {
  const picked: SearchQuery = {}
  const type = PROPERTY_TYPES.filter((known) => fields.type.includes(known))
  const feature = fields.feature.map((name) => name.trim()).filter((name) => name && name.length <= MAX_FEATURE_LENGTH)
  if (type.length > 0) picked.type = type
  if (feature.length > 0) picked.feature = [...new Set(feature)].slice(0, MAX_FEATURES)
  if (/^\d+$/.test(fields.beds) && isNumber(fields.beds, MAX_ROOMS)) picked.beds = fields.beds
  if (/^\d+(\.5)?$/.test(fields.baths) && isNumber(fields.baths, MAX_ROOMS)) picked.baths = fields.baths
  if (bboxIn(fields.bbox)) picked.bbox = fields.bbox
  if (fields.sort !== 'newest') picked.sort = fields.sort
  return picked
}

const isNumber = (text: string, most: number): boolean => /^\d{1,8}(\.\d{1,2})?$/.test(text) && Number(text) <= most

function whyNoAmount(typed: string, none: () => string, unclear: (values: { readings: string }) => string): string {
  const { readings } = readTyped(typed, {})
  return readings.length > 1 ? unclear({ readings: askedReadings(readings) }) : none()
}

const isArea = (value: number): boolean => value >= 0 && value <= MAX_AREA

/** Converts "1,5" to "1.5" and "1 200" to "1200"; empty stays empty; undefined for ambiguous or other text. */
export function plainArea(typed: string, mark?: DecimalMark): string | undefined {
  if (typed.trim() === '') return ''
  const [area, other] = possibleNumbers(typed, isArea, mark)
  return area !== undefined && other === undefined && isArea(area) ? String(area) : undefined
}

function whyNoArea(typed: string): string {
  const numbers = possibleNumbers(typed, isArea)
  return numbers.length > 1 ? whyUnclear(t.area(), numbers) : t.areaNoNumber()
}

/** Converts "$250k" to "250000"; empty stays empty; undefined for text that is not an amount. */
export function plainPrice(typed: string, hints: Hints): string | undefined {
  if (typed.trim() === '') return ''
  const cents = readTyped(typed, hints).cents
  return cents === undefined ? undefined : String(cents / 100)
}

export function shownPlainPrice(price: string): string {
  const cents = readTyped(price, {}).cents
  return cents === undefined ? price : (cents / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })
}
