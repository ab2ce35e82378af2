import { and, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import {
  type HomeCount,
  type PropertyFacets,
  type PropertyFilters,
  SINGLE_RELAXATIONS,
} from '#contract/property/search'
import { PROPERTY_TYPES } from '#contract/property-facts'
import type { Database } from '../db/database.ts'
import { properties } from '../db/tables/property.ts'
import { type Filters, isFoundBy, withWords } from './filters.search.ts'
import { countHomes, shown } from './found.search.ts'
import { correctedWords } from './spelling.search.ts'
import { type Facts, type Features, talliesOf } from './tally.search.ts'
import { featureTerms, hasTerms, roomsTerm, typeTerm } from './terms.search.ts'

const BEDROOMS = [1, 2, 3, 4, 5]
const BATHROOMS = [1, 2, 3, 4]
const MAX_SHOWN_FEATURES = 12
/**
 * A choice that fewer of the tallied homes have is all counted, up to so many: where PostgreSQL has to find a thousand and guesses that
 * there are more, it looks for them where there are none.
 */
const RARE = 100
const MAX_RARE = 20_000

/** One choice of a facet: how many of the tallied homes have it, and the terms of all that do. */
type Choice = { name: string; tallied: number; terms: SQL[] }

/**
 * How many homes each choice would give. A facet passes over its own filter, so that one sees what another choice would bring. Some
 * thousand homes are read and counted at once; a choice that they leave open is counted by the index of terms, up to 1,000 (D-176).
 * Where nothing is found, a place is spelt right as the search does.
 */
export async function facetsOf(db: Database, filters: PropertyFilters): Promise<PropertyFacets> {
  const sent = await withWords(db, filters)
  const facets = await facetsAsSent(db, sent)
  if (facets.total !== 0) return facets
  const q = filters.q && (await correctedWords(db, filters.q))
  const corrected = q ? await withWords(db, { ...filters, q }) : sent
  const meant = q ? await facetsAsSent(db, corrected) : facets
  return meant.total === 0 ? { ...meant, without: await relaxed(db, corrected) } : meant
}

async function facetsAsSent(db: Database, filters: Filters): Promise<PropertyFacets> {
  const tallied = once((some) => talliesOf(db, some))
  const counted = async (without: keyof PropertyFilters, choicesIn: (facts: Facts) => Choice[]) => {
    const others = omit(filters, without)
    const among = await (await tallied(others)).facts()
    return countEach(db, { filters: others, isWhole: among.isWhole, choices: choicesIn(among) })
  }
  const countFeatures = async () => {
    const others = omit(filters, 'feature')
    const { isWhole, features } = await (await tallied(others)).features()
    return countEach(db, { filters: others, isWhole, choices: withFeatures(features, filters.feature) })
  }
  const countAll = async () => {
    const { isWhole, count } = await (await tallied(omit(filters))).facts()
    return isWhole || count > MAX_PUBLIC_TOTAL ? shown(count) : countHomes(db, filters)
  }
  const [total, type, bedrooms, bathrooms, feature] = await Promise.all([
    countAll(),
    counted('type', ({ types }) => PROPERTY_TYPES.map((type) => ofType(type, types))),
    counted('beds', (among) => BEDROOMS.map((rooms) => withRooms('bedrooms', rooms, among))),
    counted('baths', (among) => BATHROOMS.map((rooms) => withRooms('bathrooms', rooms, among))),
    countFeatures(),
  ])
  return { total, type, bedrooms, bathrooms, feature }
}

/** Tallies each of several searches once: those that pass over a filter which is not set are the same. */
function once<Values>(tally: (filters: Filters) => Promise<Values>) {
  const tallies = new Map<string, Promise<Values>>()
  return (filters: Filters): Promise<Values> => {
    const key = Object.keys(filters).sort().join()
    const tallied = tallies.get(key) ?? tally(filters)
    tallies.set(key, tallied)
    return tallied
  }
}

type Counted = { filters: Filters; isWhole: boolean; choices: Choice[] }

/** What the tally leaves open is counted in one statement: there are more homes than it read, and fewer of them have the choice. */
async function countEach(db: Database, { filters, isWhole, choices }: Counted) {
  const open = choices.filter(({ tallied }) => !isWhole && tallied <= MAX_PUBLIC_TOTAL)
  const counts = open.map(
    ({ terms, tallied }) => sql`(select count(*)::int from (
      select 1 from ${properties} where ${and(hasTerms(terms), isFoundBy(filters))}
      limit ${tallied < RARE ? MAX_RARE : MAX_PUBLIC_TOTAL + 1}
    ) some_homes)`,
  )
  const { rows } = open.length
    ? await db.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`)
    : { rows: [] }
  const counted = new Map(open.map((choice, at) => [choice, rows[0]?.counts[at] ?? 0]))
  return Object.fromEntries(
    choices.map((choice): [string, HomeCount] => [choice.name, shown(counted.get(choice) ?? choice.tallied)]),
  )
}

const ofType = (type: string, types: Facts['types']): Choice => ({
  name: type,
  tallied: types.find(([name]) => name === type)?.[1] ?? 0,
  terms: [typeTerm([type])],
})

const withRooms = (rooms: 'bedrooms' | 'bathrooms', atLeast: number, among: Facts): Choice => ({
  name: `${atLeast}+`,
  tallied: among[rooms].reduce((sum, [value, count]) => (value >= atLeast ? sum + count : sum), 0),
  terms: [roomsTerm(rooms, atLeast)],
})

/** What is chosen, as it was sent, and the features that most of the tallied homes have. */
function withFeatures(features: Features['features'], chosen: string[] = []): Choice[] {
  const sent = chosen.map((name) => ({
    name,
    tallied: features.find(([key]) => key === name.toLowerCase())?.[2] ?? 0,
    terms: featureTerms([name]),
  }))
  const keys = new Set(chosen.map((name) => name.toLowerCase()))
  const others = features
    .filter(([key]) => !keys.has(key))
    .sort(([, one, first], [, other, second]) => second - first || (one < other ? -1 : 1))
    .map(([, name, tallied]) => ({ name, tallied, terms: featureTerms([name]) }))
  return [...new Map([...sent, ...others].map((choice) => [choice.name.toLowerCase(), choice])).values()].slice(
    0,
    MAX_SHOWN_FEATURES,
  )
}

/**
 * What a search that finds nothing finds without one of its filters, the fewest first: the nearest to what was asked for. Where each of
 * several keeps all homes away, what its words find alone.
 */
async function relaxed(db: Database, filters: Filters): Promise<NonNullable<PropertyFacets['without']>> {
  const found: NonNullable<PropertyFacets['without']> = []
  for (const filter of SINGLE_RELAXATIONS) {
    const keys = filter === 'price' ? (['minPrice', 'maxPrice'] as const) : ([filter] as const)
    if (keys.every((key) => filters[key] === undefined)) continue
    const total = await countHomes(db, omit(filters, ...keys))
    if (total !== 0) found.push({ filter, total })
  }
  if (found.length === 0 && filters.q !== undefined) {
    const total = await countHomes(db, omit({ q: filters.q, words: filters.words }))
    if (total !== 0) found.push({ filter: 'filters', total })
  }
  return found.sort((a, b) => Number.parseInt(`${a.total}`, 10) - Number.parseInt(`${b.total}`, 10))
}

function omit(filters: Filters, ...keys: (keyof PropertyFilters)[]): Filters {
  const kept = Object.entries(filters).filter(
    ([key, value]) => value !== undefined && !(keys as string[]).includes(key), // its own keys
  )
  return Object.fromEntries(kept)
}
