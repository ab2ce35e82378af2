import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { properties } from '../db/tables/property.ts'
import { type Filters, isFiltered, isFoundBy, matchesFilters } from './filters.search.ts'
import { newest, walked } from './found.search.ts'

/** So many of the newest homes show how frequent a search is. */
const MAX_NEAR = 4000
/** Where one in eight is found, so many are gone through, and what less than a thousand of these have is left open. */
const MIN_SHARE = 1 / 8
const MAX_WALKED = 25_000
/** Of rarer homes so many are read by an index: a choice that is left open is rare, and soon counted. */
const MAX_FOUND = 20_000

/**
 * How often each value stands among the homes of a search. `isWhole`: these are all its homes. Features by their small letters, with
 * the name that is shown.
 */
export type Tally = {
  count: number
  isWhole: boolean
  types: [type: string, count: number][]
  bedrooms: [rooms: number, count: number][]
  bathrooms: [rooms: number, count: number][]
  features: [key: string, name: string, count: number][]
}

/** The newest homes of a search, or those that an index finds first: whichever is less to read. */
export async function tally(db: Database, filters: Filters): Promise<Tally> {
  const among = (max: number) =>
    tallyOf(db, sql`select * from ${walked({ orderBy: newest }, max)} where ${matchesFilters(filters)}`)
  const isFrequent = !isFiltered(filters) || (await among(MAX_NEAR)).count >= MIN_SHARE * MAX_NEAR
  if (isFrequent) {
    const near = await among(MAX_WALKED)
    return { ...near, isWhole: !isFiltered(filters) && near.count < MAX_WALKED }
  }
  const found = await tallyOf(db, sql`select * from ${properties} where ${isFoundBy(filters)} limit ${MAX_FOUND}`)
  return { ...found, isWhole: found.count < MAX_FOUND }
}

async function tallyOf(db: Database, homes: SQL): Promise<Omit<Tally, 'isWhole'>> {
  const { rows } = await db.execute<Omit<Tally, 'isWhole'>>(sql`
    with home as materialized (select type, bedrooms, bathrooms, features from (${homes}) read),
      described as (select features, count(*) as count from home where features is not null group by features)
    select (select count(*)::int from home) as count,
      ${valuesOf('type')} as types, ${valuesOf('bedrooms')} as bedrooms, ${valuesOf('bathrooms')} as bathrooms,
      (select coalesce(json_agg(json_build_array(key, name, count)), '[]') from (
        select key, min(name) as name, sum(count)::int as count from described cross join lateral (
          select lower(feature) as key, min(feature collate "C") as name from unnest(features) feature group by 1
        ) own group by key order by 3 desc limit 1000
      ) feature) as features`)
  const [read] = rows
  if (!read) throw new Error('a query without a table returned no row')
  return read
}

const valuesOf = (column: 'type' | 'bedrooms' | 'bathrooms'): SQL => {
  const name = sql.identifier(column)
  return sql`(select coalesce(json_agg(json_build_array(${name}, count)), '[]')
    from (select ${name}, count(*) from home where ${name} is not null group by 1) value)`
}
