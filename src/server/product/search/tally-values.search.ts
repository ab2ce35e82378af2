import { type SQL, sql } from 'drizzle-orm'

/** How many homes have a value; `missed`: these have all conditions but those of this facet. */
export type ValueCount<Value> = [missed: string | null, value: Value, count: number]
/** How often each value stands among the homes of a search, and how many homes there are. */
export type Facts = {
  counts: ValueCount<null>[]
  types: ValueCount<string | null>[]
  bedrooms: ValueCount<number | null>[]
  bathrooms: ValueCount<number | null>[]
}
/** By `feature_key` of the database, with the name that is shown. */
export type Features = { features: [key: string, name: string, count: number][] }

/** What is read of each home, and what is told of all. */
export type Read = { columns: string[]; values: SQL }

const groupsOf = (value: SQL): SQL =>
  sql`(select coalesce(json_agg(json_build_array(missed, value, count)), '[]')
    from (select missed, ${value} as value, count(*) from home group by 1, 2) alike)`

const factValues = sql`${groupsOf(sql`null`)} as counts, ${groupsOf(sql`type`)} as types,
  ${groupsOf(sql`bedrooms`)} as bedrooms, ${groupsOf(sql`bathrooms`)} as bathrooms`

const featureValues = sql`
  (select coalesce(json_agg(json_build_array(key, name, count)), '[]') from (
    select feature_key(name) as key, min(name) as name, sum(count)::int as count from (
      select min(name) as name, sum(count) as count
      from (
        select features, count(*) as count from home
        where features is not null and coalesce(missed = 'feature', true) group by features
      ) described
      cross join lateral (
        select lower(feature) as key, min(feature collate "C") as name from unnest(features) feature group by 1
      ) own group by key order by 2 desc limit 1000
    ) spelt group by 1 order by 3 desc
  ) feature) as features`

export const FACTS: Read = { columns: ['type', 'bedrooms', 'bathrooms'], values: factValues }
export const FEATURES: Read = { columns: ['features'], values: featureValues }
export const ALL: Read = {
  columns: [...FACTS.columns, ...FEATURES.columns],
  values: sql`${factValues}, ${featureValues}`,
}
