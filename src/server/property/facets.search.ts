import { and, asc, desc, gte, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import { type HomeCount, type PropertyFacets, type PropertyFilters, RELAXATIONS } from '#contract/property/search'
import { PROPERTY_TYPES } from '#contract/property-facts'
import { countUpTo } from '../db/count-up-to.ts'
import type { Database } from '../db/database.ts'
import { properties } from '../db/tables/property.ts'
import { type Filters, hasFeatures, matchesFilters, withRareWords } from './filters.search.ts'
import { correctedWords } from './spelling.search.ts'

const BEDROOMS = [1, 2, 3, 4, 5]
const BATHROOMS = [1, 2, 3, 4]
const MAX_SHOWN_FEATURES = 12

const newest = [desc(properties.verifiedAt), desc(properties.id)]
const columns = {
  type: properties.type,
  bedrooms: properties.bedrooms,
  bathrooms: properties.bathrooms,
  features: properties.features,
}
type Home = { [Column in keyof typeof columns]: (typeof properties.$inferSelect)[Column] }
/** One choice of a facet: which homes have it, and the order in which an index has them together. */
type Choice = { name: string; isMetBy: (home: Home) => boolean; where: SQL | undefined; orderBy: SQL[] }

/**
 * How many homes each choice would give. A facet passes over its own filter, so that one sees what another choice would bring. Up to
 * 1,000 homes are read and counted here; where there are more, each choice is counted by its own index, up to 1,000 (D-176). Where
 * nothing is found, a place is spelt right as the search does.
 */
export async function facetsOf(db: Database, filters: PropertyFilters): Promise<PropertyFacets> {
  const sent = await withRareWords(db, filters)
  const facets = await facetsAsSent(db, sent)
  if (facets.total !== 0) return facets
  const q = filters.q && (await correctedWords(db, filters.q))
  const corrected = q ? await withRareWords(db, { ...filters, q }) : sent
  const meant = q ? await facetsAsSent(db, corrected) : facets
  return meant.total === 0 ? { ...meant, without: await relaxed(db, corrected) } : meant
}

async function facetsAsSent(db: Database, filters: Filters): Promise<PropertyFacets> {
  const read = homesReader(db)
  const total = (await read(omit(filters))).length
  const count = (without: keyof PropertyFilters, choices: Choice[]) =>
    counted(db, read, omit(filters, without), choices)
  return {
    total: shown(total),
    type: await count('type', PROPERTY_TYPES.map(ofType)),
    bedrooms: await count(
      'beds',
      BEDROOMS.map((rooms) => withRooms('bedrooms', rooms)),
    ),
    bathrooms: await count(
      'baths',
      BATHROOMS.map((rooms) => withRooms('bathrooms', rooms)),
    ),
    feature: await count('feature', await featuresAmong(db, read, filters)),
  }
}

type ReadHomes = (filters: Filters) => Promise<Home[]>

/** Reads the newest homes of a search, one more than are counted; the same search is read once. */
function homesReader(db: Database): ReadHomes {
  const seen = new Map<string, Promise<Home[]>>()
  return (filters) => {
    const key = JSON.stringify(filters)
    const homes = seen.get(key) ?? newestHomes(db, matchesFilters(filters))
    seen.set(key, homes)
    return homes
  }
}

const newestHomes = (db: Database, where: SQL | undefined): Promise<Home[]> =>
  db
    .select(columns)
    .from(properties)
    .where(where)
    .orderBy(...newest)
    .limit(MAX_PUBLIC_TOTAL + 1)

async function counted(db: Database, read: ReadHomes, filters: Filters, choices: Choice[]) {
  const homes = await read(filters)
  const counts =
    homes.length > MAX_PUBLIC_TOTAL
      ? await countEach(db, matchesFilters(filters), choices)
      : choices.map(({ isMetBy }) => homes.filter(isMetBy).length)
  return Object.fromEntries(choices.map(({ name }, at): [string, HomeCount] => [name, shown(counts[at] ?? 0)]))
}

/** One statement: each choice is read in the order of its own index, and no further than counts are exact. */
async function countEach(db: Database, where: SQL | undefined, choices: Choice[]): Promise<number[]> {
  if (choices.length === 0) return []
  const each = choices.map((choice) => {
    const some = db
      .select({ one: sql`1` })
      .from(properties)
      .where(and(where, choice.where))
      .orderBy(...choice.orderBy)
      .limit(MAX_PUBLIC_TOTAL + 1)
    return sql`(select count(*)::int from (${some}) some_homes)`
  })
  const { rows } = await db.execute<{ counts: number[] }>(sql`select array[${sql.join(each, sql`, `)}] as counts`)
  return rows[0]?.counts ?? []
}

const ofType = (type: (typeof PROPERTY_TYPES)[number]): Choice => ({
  name: type,
  isMetBy: (home) => home.type === type,
  where: sql`${properties.type} = ${type}`,
  orderBy: newest,
})

const withRooms = (rooms: 'bedrooms' | 'bathrooms', atLeast: number): Choice => ({
  name: `${atLeast}+`,
  isMetBy: (home) => (home[rooms] ?? 0) >= atLeast,
  where: gte(properties[rooms], atLeast),
  orderBy: [asc(properties[rooms])],
})

const withFeature = (name: string): Choice => ({
  name,
  isMetBy: ({ features }) => features?.some((feature) => feature.toLowerCase() === name.toLowerCase()) ?? false,
  where: hasFeatures({ feature: [name] }),
  orderBy: newest,
})

/** What is chosen, and the most frequent features of the newest homes that have any. */
async function featuresAmong(db: Database, read: ReadHomes, filters: Filters): Promise<Choice[]> {
  const others = omit(filters, 'feature')
  const homes = await read(others)
  const isSome = homes.length > MAX_PUBLIC_TOTAL
  const described = isSome ? await newestHomes(db, and(matchesFilters(others), sql`features is not null`)) : homes
  const chosen = filters.feature ?? []
  const tally = new Map(chosen.map((name) => [name.toLowerCase(), { name, count: Number.POSITIVE_INFINITY }]))
  for (const name of described.flatMap(({ features }) => features ?? [])) {
    const { name: known, count } = tally.get(name.toLowerCase()) ?? { name, count: 0 }
    const isCapital = name < known && count !== Number.POSITIVE_INFINITY // `Garden` before `garden`
    tally.set(name.toLowerCase(), { name: isCapital ? name : known, count: count + 1 })
  }
  const most = [...tally.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
  return most.slice(0, MAX_SHOWN_FEATURES).map(({ name }) => withFeature(name))
}

/** What a search that finds nothing finds without one of its filters, the fewest first: the nearest to what was asked for. */
async function relaxed(db: Database, filters: Filters): Promise<NonNullable<PropertyFacets['without']>> {
  const found: NonNullable<PropertyFacets['without']> = []
  for (const filter of RELAXATIONS) {
    const keys = filter === 'price' ? (['minPrice', 'maxPrice'] as const) : ([filter] as const)
    if (keys.every((key) => filters[key] === undefined)) continue
    const where = matchesFilters(omit(filters, ...keys))
    const total = await countUpTo(db, { table: properties, where, orderBy: newest, max: MAX_PUBLIC_TOTAL })
    if (total !== 0) found.push({ filter, total: typeof total === 'number' ? total : `${MAX_PUBLIC_TOTAL}+` })
  }
  return found.sort((a, b) => Number.parseInt(`${a.total}`, 10) - Number.parseInt(`${b.total}`, 10))
}

function omit(filters: Filters, ...keys: (keyof PropertyFilters)[]): Filters {
  const kept = Object.entries(filters).filter(
    ([key, value]) => value !== undefined && !(keys as string[]).includes(key), // its own keys
  )
  return Object.fromEntries(kept)
}

const shown = (count: number): HomeCount => (count > MAX_PUBLIC_TOTAL ? `${MAX_PUBLIC_TOTAL}+` : count)
