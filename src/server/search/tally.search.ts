import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { properties } from '../db/tables/property.ts'
import { type Filters, hasFilters, isFiltered, isFoundBy, isInNewest } from './filters.search.ts'
import { newest, shareOf, walked } from './found.search.ts'

/** Where one in eight of the newest homes is found, so many are gone through, and what less than a thousand of these have is left open. */
const MIN_SHARE = 1 / 8
const MAX_NEWEST = 25_000
/** By the index of the newest alone, which takes a fifth as long for each: as many as hold so many homes of the search. */
const MIN_SHARE_IN_INDEX = 1 / 16
const MAX_NEWEST_IN_INDEX = 160_000
const WANTED = 30_000
/** Of rarer homes so many are read by an index: a choice that is left open is rare, and soon counted. */
const MAX_FOUND = 20_000

/** `isWhole`: these are all homes of the search. */
export type Tally<Values> = Values & { count: number; isWhole: boolean }
/** How often each value stands among the homes of a search. */
export type Facts = {
  types: [type: string, count: number][]
  bedrooms: [rooms: number, count: number][]
  bathrooms: [rooms: number, count: number][]
}
/** By their small letters, with the name that is shown. */
export type Features = { features: [key: string, name: string, count: number][] }

/** Each is read when it is asked for, and once. */
type Tallies = { facts: () => Promise<Tally<Facts>>; features: () => Promise<Tally<Features>> }

/**
 * Tallies the newest homes of a search, or those that an index finds first: whichever is less to read. Where the homes themselves are
 * read, it is once for facts and features; where the index of the newest is enough, both can be read at the same time.
 */
export async function talliesOf(db: Database, filters: Filters): Promise<Tallies> {
  const share = isFiltered(filters) ? await shareOf(db, filters) : 1
  const isIndexEnough = isInNewest(filters)
  if (share < (isIndexEnough ? MIN_SHARE_IN_INDEX : MIN_SHARE)) {
    const found = sql`select * from ${properties} where ${isFoundBy(filters)} limit ${MAX_FOUND}`
    const all = tally<Facts & Features>(db, found, ALL, (count) => count < MAX_FOUND)
    return { facts: all, features: all }
  }
  const max = isIndexEnough ? clamp(WANTED / share, MAX_NEWEST, MAX_NEWEST_IN_INDEX) : MAX_NEWEST
  const near = sql`select * from ${walked({ orderBy: newest }, max)} where ${hasFilters(filters)}`
  const isWhole = (count: number) => !isFiltered(filters) && count < max
  if (isIndexEnough) return { facts: tally(db, near, FACTS, isWhole), features: tally(db, near, FEATURES, isWhole) }
  const all = tally<Facts & Features>(db, near, ALL, isWhole)
  return { facts: all, features: all }
}

const clamp = (value: number, min: number, max: number): number => Math.ceil(Math.min(Math.max(value, min), max))

/** Reads these columns of the homes, and no others: an index with all of them is enough. */
type Read = { columns: string[]; values: SQL }

function tally<Values>(
  db: Database,
  homes: SQL,
  { columns, values }: Read,
  isWhole: (count: number) => boolean,
): () => Promise<Tally<Values>> {
  const read = async () => {
    const names = sql.join(columns.map(sql.identifier), sql`, `)
    const { rows } = await db.execute(sql`
      with home as materialized (select ${names} from (${homes}) read)
      select (select count(*)::int from home) as count, ${values}`)
    const [row] = rows as (Values & { count: number })[] // what the statement selects
    if (!row) throw new Error('a query without a table returned no row')
    return { ...row, isWhole: isWhole(row.count) }
  }
  let tallied: Promise<Tally<Values>> | undefined
  return () => {
    tallied ??= read()
    return tallied
  }
}

const valuesOf = (column: string): SQL => {
  const name = sql.identifier(column)
  return sql`(select coalesce(json_agg(json_build_array(${name}, count)), '[]')
    from (select ${name}, count(*) from home where ${name} is not null group by 1) value)`
}

const factValues = sql`${valuesOf('type')} as types, ${valuesOf('bedrooms')} as bedrooms, ${valuesOf('bathrooms')} as bathrooms`

const featureValues = sql`
  (select coalesce(json_agg(json_build_array(key, name, count)), '[]') from (
    select key, min(name) as name, sum(count)::int as count
    from (select features, count(*) as count from home where features is not null group by features) described
    cross join lateral (
      select lower(feature) as key, min(feature collate "C") as name from unnest(features) feature group by 1
    ) own group by key order by 3 desc limit 1000
  ) feature) as features`

const FACTS: Read = { columns: ['type', 'bedrooms', 'bathrooms'], values: factValues }
const FEATURES: Read = { columns: ['features'], values: featureValues }
const ALL: Read = { columns: [...FACTS.columns, ...FEATURES.columns], values: sql`${factValues}, ${featureValues}` }
