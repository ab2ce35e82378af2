import { type SQL, sql } from 'drizzle-orm'
import type { PropertyFilters } from '#contract/property-search'
import { sinceIn } from '#contract/since'
import { boundsOfAreas, boundsOfCircle, polygonOf } from '../search/conditions/area.search.ts'
import { inFt2, perAreaOf, ratingsFrom } from '../search/conditions/fact-conditions.search.ts'

/**
 * Returns the filters of a saved search as columns. A new public filter does not compile until it is added here; its
 * condition belongs in `isFound` of `matching.search.ts`. A trigger fills the columns for words and features.
 */
export function filterColumns(filters: PropertyFilters) {
  const { q: _q, feature: _feature, notFeature: _notFeature, areaUnit: _areaUnit, ...others } = filters
  const { minPrice, maxPrice, type, beds, baths, maxBeds, maxBaths, bbox: _bbox, within, near, ...facts } = others
  return {
    minPrice: inCents(minPrice),
    maxPrice: inCents(maxPrice),
    types: type ?? null,
    beds: beds ?? null,
    baths: baths ?? null,
    maxBeds: maxBeds ?? null,
    maxBaths: maxBaths ?? null,
    ...factColumns(facts, filters),
    drawnAreas: within?.map(polygonOf) ?? null,
    nearLatitude: near?.latitude ?? null,
    nearLongitude: near?.longitude ?? null,
    nearMetres: near?.metres ?? null,
    ...boundsColumns(filters),
  }
}

/** Returns the bounds of the map area, or else of the drawn areas or circle, by which an index finds the search. */
function boundsColumns({ bbox, within, near }: PropertyFilters) {
  const bounds = bbox ?? (within && boundsOfAreas(within)) ?? (near && boundsOfCircle(near))
  return {
    west: bounds?.west ?? null,
    south: bounds?.south ?? null,
    east: bounds?.east ?? null,
    north: bounds?.north ?? null,
  }
}

type Facts = Omit<
  PropertyFilters,
  | 'q'
  | 'feature'
  | 'notFeature'
  | 'areaUnit'
  | 'minPrice'
  | 'maxPrice'
  | 'type'
  | 'beds'
  | 'baths'
  | 'maxBeds'
  | 'maxBaths'
  | 'bbox'
  | 'within'
  | 'near'
>

function factColumns(facts: Facts, filters: PropertyFilters) {
  const { area: _a, maxArea: _b, plot: _c, maxPlot: _d, minPerArea: _e, maxPerArea: _f, ...others } = facts
  const { minYear, maxYear, tenure, energy, notAgent, since, pictures, notUnderOffer, lowered, ...rest } = others
  rest satisfies Record<string, never>
  const when = since === undefined ? undefined : sinceIn(since)
  return {
    areaFt2: inFt2(filters, 'area') ?? null,
    maxAreaFt2: inFt2(filters, 'maxArea') ?? null,
    plotFt2: inFt2(filters, 'plot') ?? null,
    maxPlotFt2: inFt2(filters, 'maxPlot') ?? null,
    minPerArea: perAreaOf(filters, 'minPerArea') ?? null,
    maxPerArea: perAreaOf(filters, 'maxPerArea') ?? null,
    minYear: minYear ?? null,
    maxYear: maxYear ?? null,
    tenures: tenure ?? null,
    energyRatings: energy ? ratingsFrom(energy) : null,
    notAgents: notAgent ?? null,
    sinceAt: when && 'at' in when ? when.at : null,
    sinceDays: when && 'days' in when ? when.days : null,
    pictures: pictures ?? null,
    notUnderOffer: notUnderOffer ?? null,
    lowered: lowered ?? null,
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
