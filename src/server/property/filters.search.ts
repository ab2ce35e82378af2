import { and, arrayContains, between, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Bounds, PropertyFilters } from '#contract/property/search'
import { M2_PER_FT2 } from '#contract/property-facts'
import type { Database } from '../db/database.ts'
import { isForSale, properties } from '../db/tables/property.ts'
import { areaInFt2, factWords, smallFeatures } from '../db/tables/property-expressions.ts'
import { beginningsOf, hasEveryWord, searchTerms } from '../db/word-search.ts'

const MAX_RARE = 1000

/** The homes that have a word among their facts, by their ids, for words that few have. */
type RareWords = Map<string, string[]>
export type Filters = PropertyFilters & { rareWords?: RareWords }

/**
 * Looks words up in the index of facts before a search goes by them: PostgreSQL takes any beginning of a word for a frequent one, and
 * would go through all homes for one that none has.
 */
export async function withRareWords(db: Database, filters: PropertyFilters): Promise<Filters> {
  const rareWords: RareWords = new Map()
  for (const word of searchTerms(filters.q ?? '')) {
    const homes = await db
      .select({ id: properties.id })
      .from(properties)
      .where(and(isForSale, hasFactWord(word)))
      .limit(MAX_RARE + 1)
    if (homes.length <= MAX_RARE)
      rareWords.set(
        word,
        homes.map(({ id }) => id),
      )
  }
  return { ...filters, rareWords }
}

const hasFactWord = (word: string): SQL => sql`${factWords} @@ to_tsquery('simple', ${beginningsOf(word)})`

function hasWordInFacts(word: string, rareWords: RareWords | undefined): SQL | undefined {
  const homes = rareWords?.get(word)
  if (homes === undefined) return hasFactWord(word)
  return homes.length === 0 ? undefined : sql`${properties.id} = any(${sql.param(homes)}::uuid[])`
}

/**
 * The homes that the public search, its facets and its map are about: for sale, and with all of these filters. Those with words are
 * to come from `withRareWords`.
 */
export const matchesFilters = (filters: Filters): SQL | undefined =>
  and(
    isForSale,
    overlapsPrice(filters),
    filters.type && inArray(properties.type, filters.type),
    filters.beds === undefined ? undefined : gte(properties.bedrooms, filters.beds),
    filters.baths === undefined ? undefined : gte(properties.bathrooms, filters.baths),
    hasArea(filters),
    hasFeatures(filters),
    filters.bbox && isWithin(filters.bbox),
    hasEveryWord(
      { text: properties.searchText, elsewhere: (word) => hasWordInFacts(word, filters.rareWords) },
      filters.q,
    ),
  )

function overlapsPrice({ minPrice, maxPrice }: PropertyFilters): SQL | undefined {
  return and(
    minPrice === undefined ? undefined : gte(properties.priceMax, Math.round(minPrice * 100)),
    maxPrice === undefined ? undefined : lte(properties.priceMin, Math.round(maxPrice * 100)),
  )
}

function hasArea({ area, areaUnit }: PropertyFilters): SQL | undefined {
  if (area === undefined) return undefined
  return sql`${areaInFt2} >= ${areaUnit === 'm2' ? area / M2_PER_FT2 : area}::float8`
}

/** True of homes with all of these features, in any case. */
export function hasFeatures({ feature }: Pick<PropertyFilters, 'feature'>): SQL | undefined {
  return feature && arrayContains(smallFeatures, sql`lower_texts(${sql.param(feature)}::text[])`)
}

/** On this stretch of the map. Two ranges, since PostgreSQL can tell how many rows they hold, and takes an index or not by it. */
function isWithin({ west, south, east, north }: Bounds): SQL | undefined {
  const { latitude, longitude } = properties
  const isBetween = west <= east ? between(longitude, west, east) : or(gte(longitude, west), lte(longitude, east))
  return and(between(latitude, south, north), isBetween)
}
