import { type SQL, sql } from 'drizzle-orm'
import { M2_PER_FT2 } from '#contract/property-facts'
import type { PropertyFilters } from '#contract/property-search'
import { beginningsOf, escapedLike, isShort, searchTerms, tsqueryOf } from '../../platform/db/word-search.ts'
import { featureTerm } from '../search/terms.search.ts'

/**
 * The filters of a search as columns, by which a home finds the searches that find it. A filter that is added to the public search
 * does not compile until it has its column here, and its condition in `isFoundBy` of `matching.search.ts`.
 */
export function filterColumns(filters: PropertyFilters) {
  const { q, minPrice, maxPrice, type, beds, baths, area, areaUnit, feature, bbox, ...rest } = filters
  rest satisfies Record<string, never>
  const words = searchTerms(q ?? '')
  const long = words.filter((word) => !isShort(word))
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
    terms: allOf([
      ...(q?.trim() && words.length === 0 ? [NEVER] : []), // signs alone are found nowhere
      ...(feature ?? []).map(featureTerm),
      ...words.filter(isShort).map(ownWordTerms),
    ]),
    wordPatterns: long.length === 0 ? null : long.map((word) => `%${escapedLike(word)}%`),
    wordFacts: long.length === 0 ? null : sql`array[${sql.join(long.map(inFacts), sql`, `)}]`,
    anchor: anchorOf(long),
  }
}

const inCents = (amount: number | undefined) => (amount === undefined ? null : Math.round(amount * 100))

/** No home has this term. */
const NEVER = sql`'''#'''::tsquery`

const allOf = (queries: SQL[]): SQL | null => (queries.length === 0 ? null : sql`(${sql.join(queries, sql` && `)})`)

const inFacts = (word: string): SQL => sql`to_tsquery('simple', ${tsqueryOf(beginningsOf(word))})`

/** A word of one or two letters stands as a word of its own. */
const ownWordTerms = (word: string): SQL => sql`coalesce((
  select string_agg('''' || replace(replace('#' || own, '\\', '\\\\'), '''', '''''') || '''', ' & ')::tsquery
  from unnest(tsvector_to_array(to_tsvector('simple', ${word}::text))) own
), ${NEVER})`

const ANCHOR_LETTERS = 3

/**
 * The first letters of the longest word: a home with that word has them in its title, location or agent, or at the beginning of a
 * fact. Only of ASCII, since PostgreSQL may divide other words elsewhere than `beginningsOf`.
 */
function anchorOf(words: string[]): string | null {
  const beginnings = words
    .filter((word) => /^[\x20-\x7e]+$/.test(word))
    .flatMap(beginningsOf)
    .filter(({ letters }) => letters.length >= ANCHOR_LETTERS)
    .toSorted((one, other) => other.letters.length - one.letters.length)
  return beginnings[0]?.letters.slice(0, ANCHOR_LETTERS) ?? null
}

/** Every anchor by which a search may find a home with these columns. */
export const anchorsOf = (searchText: SQL, terms: SQL): SQL => sql`array(
  select substr(${searchText}, at, ${sql.raw(`${ANCHOR_LETTERS}`)}) from generate_series(1, length(${searchText}) - 2) at
  union
  select left(term, ${sql.raw(`${ANCHOR_LETTERS}`)}) from unnest(tsvector_to_array(${terms})) term
)`
