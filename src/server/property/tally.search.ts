import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { properties } from '../db/tables/property.ts'
import { type Filters, hasFilters, isFiltered, isFoundBy, isInNewest } from './filters.search.ts'
import { countNear, MAX_WALKED, newest, walked } from './found.search.ts'

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

/** Of the newest homes of a search, or of those that an index finds first: whichever is less to read. */
export const tallyAll = (db: Database, filters: Filters): Promise<Tally<Facts & Features>> =>
  tally(db, filters, (homes) => tallyOf(db, homes, [...FACTS, 'features'], sql`${facts}, ${features}`))

/** The same of their type and rooms alone. */
export const tallyFacts = (db: Database, filters: Filters): Promise<Tally<Facts>> =>
  tally(db, filters, (homes) => tallyOf(db, homes, FACTS, facts))

/** The same of their features alone. */
export const tallyFeatures = (db: Database, filters: Filters): Promise<Tally<Features>> =>
  tally(db, filters, (homes) => tallyOf(db, homes, ['features'], features))

type Read<Values> = (homes: SQL) => Promise<Values & { count: number }>

async function tally<Values>(db: Database, filters: Filters, read: Read<Values>): Promise<Tally<Values>> {
  const share = isFiltered(filters) ? (await countNear(db, filters)) / MAX_WALKED : 1
  const max = isInNewest(filters) ? clamp(WANTED / share, MAX_NEWEST, MAX_NEWEST_IN_INDEX) : MAX_NEWEST
  if (share < (isInNewest(filters) ? MIN_SHARE_IN_INDEX : MIN_SHARE)) {
    const found = await read(sql`select * from ${properties} where ${isFoundBy(filters)} limit ${MAX_FOUND}`)
    return { ...found, isWhole: found.count < MAX_FOUND }
  }
  const near = await read(sql`select * from ${walked({ orderBy: newest }, max)} where ${hasFilters(filters)}`)
  return { ...near, isWhole: !isFiltered(filters) && near.count < max }
}

const clamp = (value: number, min: number, max: number): number => Math.ceil(Math.min(Math.max(value, min), max))

type Column = 'type' | 'bedrooms' | 'bathrooms' | 'features'
const FACTS: Column[] = ['type', 'bedrooms', 'bathrooms']

/** No other columns, so that an index with all of them is enough. */
async function tallyOf<Values>(
  db: Database,
  homes: SQL,
  columns: Column[],
  values: SQL,
): Promise<Values & { count: number }> {
  const read = sql.join(columns.map(sql.identifier), sql`, `)
  const { rows } = await db.execute(sql`
    with home as materialized (select ${read} from (${homes}) read)
    select (select count(*)::int from home) as count, ${values}`)
  const [row] = rows as (Values & { count: number })[] // what the statement selects
  if (!row) throw new Error('a query without a table returned no row')
  return row
}

const valuesOf = (column: Column): SQL => {
  const name = sql.identifier(column)
  return sql`(select coalesce(json_agg(json_build_array(${name}, count)), '[]')
    from (select ${name}, count(*) from home where ${name} is not null group by 1) value)`
}

const facts = sql`${valuesOf('type')} as types, ${valuesOf('bedrooms')} as bedrooms, ${valuesOf('bathrooms')} as bathrooms`

const features = sql`
  (select coalesce(json_agg(json_build_array(key, name, count)), '[]') from (
    select key, min(name) as name, sum(count)::int as count
    from (select features, count(*) as count from home where features is not null group by features) described
    cross join lateral (
      select lower(feature) as key, min(feature collate "C") as name from unnest(features) feature group by 1
    ) own group by key order by 3 desc limit 1000
  ) feature) as features`
