import { areasIn, circleIn, type NoArea } from '#contract/drawn-area'
import { ENERGY_RATINGS, MAX_ROOMS, PROPERTY_TYPES, TENURES } from '#contract/fact-options'
import { FILTER_RANGES } from '#contract/filter-ranges'
import { bboxIn } from '#contract/map-bounds'
import { askedReadings, whyUnclear } from '#contract/number-choice'
import { MAX_FEATURE_LENGTH, MAX_FEATURES, MAX_PICTURES } from '#contract/property-facts'
import { MAX_AGENTS_LEFT_OUT, MAX_SEARCH_LENGTH } from '#contract/property-search'
import { sinceIn } from '#contract/since'
import * as t from '#messages/filters'
import { askedPrices, plainArea, plainPrice, plainYear, possibleAreas } from './plain-numbers.ts'
import { hasUnit, type SearchFields, type SearchQuery } from './search-in-url.ts'

const amount = (typed: string) => plainPrice(typed, {})
const area = (typed: string) => plainArea(typed)

type Reading = { read: (typed: string) => string | undefined; why: (typed: string) => string }
const price = (none: () => string, unclear: (values: { readings: string }) => string): Reading => ({
  read: amount,
  why: (typed) => unclearOr(askedPrices(typed), none, unclear),
})
const size: Reading = {
  read: area,
  why: (typed) => unclearOr(askedReadings(possibleAreas(typed)), t.sizeNoNumber, t.unclear),
}
const mainArea: Reading = {
  read: area,
  why: (typed) => {
    const areas = possibleAreas(typed)
    return areas.length > 1 ? whyUnclear(t.area(), areas) : t.areaNoNumber()
  },
}
const perArea: Reading = { read: amount, why: (typed) => unclearOr(askedPrices(typed), t.amountNoNumber, t.unclear) }
const year: Reading = { read: plainYear, why: t.yearNoNumber }

const unclearOr = (readings: string, none: () => string, unclear: (values: { readings: string }) => string): string =>
  readings ? unclear({ readings }) : none()

const READINGS = {
  minPrice: price(t.minPriceNoAmount, t.minPriceUnclear),
  maxPrice: price(t.maxPriceNoAmount, t.maxPriceUnclear),
  area: mainArea,
  maxArea: size,
  plot: size,
  maxPlot: size,
  minPerArea: perArea,
  maxPerArea: perArea,
  minYear: year,
  maxYear: year,
} satisfies Partial<Record<keyof SearchFields, Reading>>
type Typed = keyof typeof READINGS
const typedFields = Object.keys(READINGS) as Typed[] // its own keys

const RANGES = Object.values(FILTER_RANGES)

export type SearchErrors = Partial<Record<Typed | 'maxBeds' | 'maxBaths', string>>

type CheckedSearch = {
  search: SearchQuery
  errors: SearchErrors
  /** A drawn area of the fields that is not in the search. */
  leftOut?: { field: 'within' | 'near'; why: NoArea } | undefined
}

export function checkedSearch(fields: SearchFields): CheckedSearch {
  const errors: SearchErrors = {}
  const search: SearchQuery = {}
  const text = fields.q.trim().slice(0, MAX_SEARCH_LENGTH)
  if (text) search.q = text
  for (const field of typedFields) {
    const value = READINGS[field].read(fields[field])
    if (value === undefined) errors[field] = READINGS[field].why(fields[field])
    else if (value) search[field] = value
  }
  const leftOut = areaLeftOut(fields)
  Object.assign(search, pickedFilters(fields))
  if (fields.within && leftOut?.field !== 'within') search.within = fields.within
  for (const [least, most] of RANGES) {
    const [low, high] = [search[least], search[most]]
    if (low === undefined || high === undefined || Number(high) >= Number(low)) continue
    errors[most] = most === 'maxPrice' ? t.maxBelowMin() : t.mostBelowLeast()
    delete search[most]
  }
  if (hasUnit(search) && fields.areaUnit === 'm2') search.areaUnit = 'm2'
  return { search, errors, leftOut }
}

function areaLeftOut({ within, near }: SearchFields): CheckedSearch['leftOut'] {
  const areas = within === '' ? [] : areasIn(within)
  if (typeof areas === 'string') return { field: 'within', why: areas }
  return near === '' || circleIn(near) ? undefined : { field: 'near', why: 'unreadable' }
}

function pickedFilters(fields: SearchFields): SearchQuery {
  const picked: SearchQuery = {}
  const type = PROPERTY_TYPES.filter((known) => fields.type.includes(known))
  const tenure = TENURES.filter((known) => fields.tenure.includes(known))
  const [feature, notFeature] = [featuresIn(fields.feature), featuresIn(fields.notFeature)]
  const notAgent = [...new Set(fields.notAgent)].filter((id) => IS_ID.test(id)).slice(0, MAX_AGENTS_LEFT_OUT)
  const energy = ENERGY_RATINGS.find((rating) => rating === fields.energy)
  if (type.length > 0) picked.type = type
  if (tenure.length > 0) picked.tenure = tenure
  if (feature.length > 0) picked.feature = feature
  if (notFeature.length > 0) picked.notFeature = notFeature
  if (notAgent.length > 0) picked.notAgent = notAgent
  if (energy) picked.energy = energy
  for (const field of ['beds', 'maxBeds'] as const) if (isRooms(fields[field], /^\d+$/)) picked[field] = fields[field]
  for (const field of ['baths', 'maxBaths'] as const)
    if (isRooms(fields[field], /^\d+(\.5)?$/)) picked[field] = fields[field]
  if (/^[1-9]\d?$/.test(fields.pictures) && Number(fields.pictures) <= MAX_PICTURES + 1)
    picked.pictures = fields.pictures
  if (sinceIn(fields.since)) picked.since = fields.since
  if (fields.notUnderOffer === 'true') picked.notUnderOffer = 'true'
  if (fields.lowered === 'true') picked.lowered = 'true'
  if (bboxIn(fields.bbox)) picked.bbox = fields.bbox
  if (circleIn(fields.near)) picked.near = fields.near
  if (fields.sort !== 'newest') picked.sort = fields.sort
  return picked
}

const IS_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function featuresIn(names: string[]): string[] {
  const features = names.map((name) => name.trim()).filter((name) => name && name.length <= MAX_FEATURE_LENGTH)
  return [...new Set(features)].slice(0, MAX_FEATURES)
}

const isRooms = (text: string, form: RegExp): boolean => form.test(text) && text.length < 9 && Number(text) <= MAX_ROOMS

/** Removes the limits that were there before and that `meaning` contradicts: 3 bedrooms or more, once at most 2 are asked for. */
export function withoutContradicted(url: URLSearchParams, meaning: object): URLSearchParams {
  const kept = new URLSearchParams(url)
  for (const [least, most] of RANGES) {
    const isContradicted = kept.has(least) && Number(kept.get(most) ?? Number.NaN) < Number(kept.get(least))
    if (isContradicted && least in meaning !== most in meaning) kept.delete(least in meaning ? most : least)
  }
  return kept
}
