import { and, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PropertyFilters } from '#contract/property-search'
import type { Database } from '../../../platform/db/database.ts'
import { isNotHiddenBy } from '../../tables/hidden-home.ts'
import { isForSale, properties } from '../../tables/property.ts'
import { isInAreas, isInCircle, isWithin } from './area.search.ts'
import { conditionsOfFacts } from './fact-conditions.search.ts'
import { hasPricesAround } from './index-ranges.search.ts'
import {
  type Condition,
  conditionsOfWords,
  type Filter,
  featureTerm,
  hasTerms,
  lookUpWords,
  roomsTerm,
  typeTerm,
  type WordLookup,
} from './words.search.ts'

/** `hiddenBy`: the person whose hidden homes are left out. */
export type FiltersOfReader = PropertyFilters & { hiddenBy?: string | undefined }
export type Filters = FiltersOfReader & { words?: WordLookup }

export const withWords = async (db: Database, filters: FiltersOfReader): Promise<Filters> => ({
  ...filters,
  words: await lookUpWords(db, filters.q, 'everything'),
})

const FILTERS_IN_INDEX: Filter[] = ['price', 'type', 'beds', 'baths', 'since', 'bbox', 'hidden']

/**
 * Returns true if every column of these conditions is in the indexes of all sort orders, newest and by price (D-367).
 */
export const isInIndex = (conditions: Condition[]): boolean =>
  conditions.every(({ filter }) => FILTERS_IN_INDEX.includes(filter))

const FILTERS_WITH_INDEX: Filter[] = [
  'price',
  'bbox',
  'since',
  'area',
  'plot',
  'perArea',
  'year',
  'tenure',
  'energy',
  'pictures',
  'lowered',
]

/** Returns true if an index finds the homes that meet this condition: that of terms, or one of the filter's column. */
export const hasIndex = ({ terms, filter }: Condition): boolean =>
  terms !== undefined || FILTERS_WITH_INDEX.includes(filter)

export const matchesFilters = (filters: Filters): SQL | undefined => matches(conditionsOf(filters))

export const matches = (conditions: Condition[]): SQL | undefined => and(isForSale, hasAll(conditions))

export const hasAll = (conditions: Condition[]): SQL =>
  and(sql`true`, ...conditions.map(({ where }) => where)) ?? sql`true`

export function conditionsOf(filters: Filters): Condition[] {
  const { type, beds, maxBeds, baths, maxBaths, bbox, within, near, feature = [], words, hiddenBy } = filters
  return [
    ...one(beds, (least) => ({
      filter: 'beds',
      where: gte(properties.bedrooms, least),
      terms: roomsTerm('bedrooms', least),
    })),
    ...one(baths, (least) => ({
      filter: 'baths',
      where: gte(properties.bathrooms, least),
      terms: roomsTerm('bathrooms', least),
    })),
    ...one(maxBeds, (most) => ({ filter: 'beds', where: lte(properties.bedrooms, most) })),
    ...one(maxBaths, (most) => ({ filter: 'baths', where: lte(properties.bathrooms, most) })),
    ...one(overlapsPrice(filters), (where) => ({ filter: 'price', where })),
    ...one(bbox && isWithin(bbox), (where) => ({ filter: 'bbox', where })),
    ...one(within && isInAreas(within), (where) => ({ filter: 'bbox', where })),
    ...one(near && isInCircle(near), (where) => ({ filter: 'bbox', where })),
    ...one(type, (types) => ({
      filter: 'type',
      where: inArray(properties.type, types),
      terms: typeTerm(types),
      isExact: true,
    })),
    ...conditionsOfFacts(filters),
    ...feature.map(
      (name): Condition => ({
        filter: 'feature',
        where: hasTerms([featureTerm(name)]),
        terms: featureTerm(name),
        isExact: true,
      }),
    ),
    ...one(hiddenBy, (userId) => ({ filter: 'hidden', where: isNotHiddenBy(userId) })),
    ...conditionsOfWords(words).map((word): Condition => ({ filter: 'q', ...word })),
  ]
}

const one = <Value>(value: Value | undefined, conditionOf: (value: Value) => Condition): Condition[] =>
  value === undefined ? [] : [conditionOf(value)]

/**
 * Returns the condition that a home's price range overlaps the filter's. With both limits, it is written as two cases,
 * each with an index: the home's lowest price is within the limits, or its range contains the lower limit.
 */
function overlapsPrice({ minPrice, maxPrice }: PropertyFilters): SQL | undefined {
  const min = minPrice === undefined ? undefined : Math.round(minPrice * 100)
  const max = maxPrice === undefined ? undefined : Math.round(maxPrice * 100)
  return and(
    min === undefined ? undefined : gte(properties.priceMax, min),
    max === undefined ? undefined : lte(properties.priceMin, max),
    min === undefined || max === undefined ? undefined : or(gte(properties.priceMin, min), hasPricesAround(min, min)),
  )
}
