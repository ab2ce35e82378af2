import { type SQL, sql } from 'drizzle-orm'
import { M2_PER_FT2 } from '#contract/area'
import type { PropertyFilters } from '#contract/property-search'

/**
 * Returns the filters of a saved search as columns. A new public filter does not compile until it is added here; its
 * condition belongs in `isFound` of `matching.search.ts`. A trigger fills the columns for words and features.
 */
export function filterColumns(filters: PropertyFilters) {
  const { q: _q, feature: _feature, minPrice, maxPrice, type, beds, baths, area, areaUnit, bbox, ...rest } = filters
  rest satisfies Record<string, never>
  return {
    minPrice: inCents(minPrice),
    maxPrice: inCents(maxPrice),
    types: type ?? null,
    beds: beds ?? null,
    baths: baths ?? null,
    areaFt2: area === undefined ? null : areaUnit === 'm2' ? area / M2_PER_FT2 : area,
    west: bbox?.west ?? null,
    south: bbox?.south ?? null,
    east: bbox?.east ?? null,
    north: bbox?.north ?? null,
  }
}

const inCents = (amount: number | undefined) => (amount === undefined ? null : Math.round(amount * 100))

/**
 * Returns every anchor by which a search may find a home: any three letters of its names, and the first three of a
 * fact.
 */
export const anchorsOf = (words: SQL, terms: SQL): SQL => sql`array(
  select substr(${words}, at, 3) from generate_series(1, length(${words}) - 2) at
  union
  select left(term, 3) from unnest(tsvector_to_array(${terms})) term
)`
