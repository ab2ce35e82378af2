import { and, between, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Bounds } from '#contract/property/bounds'
import type { PropertyFilters } from '#contract/property/search'
import { M2_PER_FT2 } from '#contract/property-facts'
import type { Database } from '../db/database.ts'
import { isForSale, properties } from '../db/tables/property.ts'
import { areaInFt2 } from '../db/tables/property-expressions.ts'
import { featureTerms, hasTerms, termsOfFacts } from './terms.search.ts'
import { lookUpWords, type Words } from './words.search.ts'

export type Filters = PropertyFilters & { words?: Words }

/** The filters with their words looked up, which all that follows needs. */
export const withWords = async (db: Database, filters: PropertyFilters): Promise<Filters> => ({
  ...filters,
  words: await lookUpWords(db, filters.q, 'everything'),
})

export const isFiltered = ({ words: _words, ...filters }: Filters): boolean =>
  Object.values(filters).some((filter) => filter !== undefined)

/** Whether the index of the newest homes has all that these filters ask for. */
export const isInNewest = ({ q, area, feature }: Filters): boolean =>
  q === undefined && area === undefined && feature === undefined

/** The homes that the public search, its facets and its map are about: for sale, and with all of these filters. */
export const matchesFilters = (filters: Filters): SQL | undefined => and(isForSale, hasFilters(filters))

/** Of homes that are for sale, those with all of these filters: asks for no other columns, so that an index may have them all. */
export const hasFilters = (filters: Filters): SQL =>
  and(
    sql`true`,
    overlapsPrice(filters),
    filters.type && inArray(properties.type, filters.type),
    filters.beds === undefined ? undefined : gte(properties.bedrooms, filters.beds),
    filters.baths === undefined ? undefined : gte(properties.bathrooms, filters.baths),
    hasArea(filters),
    filters.feature && hasTerms(featureTerms(filters.feature)),
    filters.bbox && isWithin(filters.bbox),
    filters.q === undefined ? undefined : filters.words?.where,
  ) ?? sql`true`

/** The same, for a query that goes by the index of terms where there are any. */
export function isFoundBy(filters: Filters): SQL | undefined {
  const terms = [...termsOfFacts(filters), ...((filters.q === undefined ? undefined : filters.words?.terms) ?? [])]
  return and(terms.length === 0 ? undefined : hasTerms(terms), matchesFilters({ ...filters, feature: undefined }))
}

/** With both limits, a home’s lowest amount is between them or its range is around the lower: PostgreSQL has an index for either. */
function overlapsPrice({ minPrice, maxPrice }: PropertyFilters): SQL | undefined {
  const min = minPrice === undefined ? undefined : Math.round(minPrice * 100)
  const max = maxPrice === undefined ? undefined : Math.round(maxPrice * 100)
  return and(
    min === undefined ? undefined : gte(properties.priceMax, min),
    max === undefined ? undefined : lte(properties.priceMin, max),
    min === undefined || max === undefined ? undefined : or(gte(properties.priceMin, min), hasPricesAround(min, min)),
  )
}

/** True of homes whose price is a range with both of these amounts in it. */
export const hasPricesAround = (low: number, high: number): SQL =>
  sql`(price_max_cents > price_min_cents and int8range(price_min_cents, price_max_cents, '[]') @> int8range(${low}::bigint, ${high}::bigint, '[]'))`

function hasArea({ area, areaUnit }: PropertyFilters): SQL | undefined {
  if (area === undefined) return undefined
  return sql`${areaInFt2} >= ${areaUnit === 'm2' ? area / M2_PER_FT2 : area}::float8`
}

/** On this stretch of the map. Two ranges, since PostgreSQL can tell how many rows they hold, and takes an index or not by it. */
function isWithin({ west, south, east, north }: Bounds): SQL | undefined {
  const { latitude, longitude } = properties
  const isBetween = west <= east ? between(longitude, west, east) : or(gte(longitude, west), lte(longitude, east))
  return and(between(latitude, south, north), isBetween)
}
