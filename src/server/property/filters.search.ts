import { and, arrayContains, between, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Bounds, PropertyFilters } from '#contract/property-search'
import { isForSale, properties } from '../db/tables/property.ts'
import { areaInFt2, FT2_IN_M2, factWords, smallFeatures } from '../db/tables/property-expressions.ts'
import { hasEveryWord } from '../db/word-search.ts'

/** The homes that the public search, its facets and its map are about: for sale, and with all of these filters. */
export const matchesFilters = (filters: PropertyFilters): SQL | undefined =>
  and(
    isForSale,
    overlapsPrice(filters),
    filters.type && inArray(properties.type, filters.type),
    filters.beds === undefined ? undefined : gte(properties.bedrooms, filters.beds),
    filters.baths === undefined ? undefined : gte(properties.bathrooms, filters.baths),
    hasArea(filters),
    hasFeatures(filters),
    filters.bbox && isWithin(filters.bbox),
    hasEveryWord({ text: properties.searchText, prefixesIn: factWords }, filters.q),
  )

function overlapsPrice({ minPrice, maxPrice }: PropertyFilters): SQL | undefined {
  return and(
    minPrice === undefined ? undefined : gte(properties.priceMax, Math.round(minPrice * 100)),
    maxPrice === undefined ? undefined : lte(properties.priceMin, Math.round(maxPrice * 100)),
  )
}

function hasArea({ area, areaUnit }: PropertyFilters): SQL | undefined {
  if (area === undefined) return undefined
  return sql`${areaInFt2} >= ${areaUnit === 'm2' ? area * FT2_IN_M2 : area}::float8`
}

function hasFeatures({ feature }: PropertyFilters): SQL | undefined {
  return feature && arrayContains(smallFeatures, sql`lower_texts(${sql.param(feature)}::text[])`)
}

/** On this stretch of the map. Two ranges, since PostgreSQL can tell how many rows they hold, and takes an index or not by it. */
function isWithin({ west, south, east, north }: Bounds): SQL | undefined {
  const { latitude, longitude } = properties
  const isBetween = west <= east ? between(longitude, west, east) : or(gte(longitude, west), lte(longitude, east))
  return and(between(latitude, south, north), isBetween)
}
