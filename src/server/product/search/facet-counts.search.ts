import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { isForSale, properties } from '../tables/property.ts'
import { hasAll, isInIndex } from './conditions/filters.search.ts'
import { firstInOrder, newest } from './conditions/index-ranges.search.ts'
import type { Condition } from './conditions/words.search.ts'
import { chooseFacetRead, indexCondition } from './plan/choose-plan.search.ts'
import type { Sample } from './plan/sample.search.ts'
import { FACET_HOMES, FACET_HOMES_IN_INDEX, MAX_FACET_HOMES_BY_INDEX } from './plan/search-limits.search.ts'

/** The number of homes with a value. `missed`: the only facet whose filter they don't meet; null if they meet all. */
export type ValueCount<Value> = [missed: string | null, value: Value, count: number]
export type FactCounts = {
  counts: ValueCount<null>[]
  types: ValueCount<string | null>[]
  bedrooms: ValueCount<number | null>[]
  bathrooms: ValueCount<number | null>[]
}
/**
 * The counts of a facet by feature. `key`: a feature as normalized by the database function `feature_identity`. `name`:
 * the name to show.
 */
export type FeatureCounts = { features: [key: string, name: string, count: number][] }

type Aggregation = { columns: string[]; values: SQL }

export type Facet = 'type' | 'beds' | 'baths' | 'feature'
export const FACETS: Facet[] = ['type', 'beds', 'baths', 'feature']

type BoundedCounts<Values> = Values & { isWhole: boolean }
/**
 * The counts of a facet, each read on first use and cached. `expected`: the approximate number of matches that will be
 * read; with a read by index, the maximum.
 */
export type FacetCounts = {
  expected: number
  facts: (db: Database) => Promise<BoundedCounts<FactCounts>>
  features: (db: Database) => Promise<BoundedCounts<FeatureCounts>>
}

/**
 * Returns a function that counts the matches of a search by values, ignoring the filter of the given facet. Rare
 * matches are read by an index. Others are counted among the newest homes: by one query per facet if the index of the
 * newest has all columns, otherwise by one query for all facets.
 */
export function countFacets(conditions: Condition[], sample: Sample): (facet?: Facet) => FacetCounts {
  const seenBy = (facet?: Facet) => conditions.filter(({ filter }) => filter !== facet)
  const isTogether = (seen: Condition[]) => chooseFacetRead(seen, sample) === 'order'
  const filtered = FACETS.filter((facet) => seenBy(facet).length < conditions.length)
  const together = [undefined, ...filtered].filter((facet) => isTogether(seenBy(facet)))
  const passing = together.filter((facet) => facet !== undefined)
  const minSelectivity = Math.min(...together.map((facet) => sample.selectivity(seenBy(facet))))
  const isWhole = sample.isWhole && sql`true`

  const readOf = (seen: Condition[]): Reads => {
    const way = chooseFacetRead(seen, sample)
    if (way === 'order') return both(aggregated(walkOf(conditions, { minSelectivity, passing, isWhole }), ALL))
    if (way === 'index') return both(aggregated(foundOf(seen, sample), ALL))
    const walk = walkOf(seen, { minSelectivity: sample.selectivity(seen), passing: [], isWhole })
    return { facts: aggregated(walk, FACTS), features: aggregated(walk, FEATURES) }
  }
  const expectedOf = (seen: Condition[]): number => {
    if (chooseFacetRead(seen, sample) === 'index') return MAX_FACET_HOMES_BY_INDEX
    const selectivity = sample.selectivity(seen)
    return selectivity * (isTogether(seen) ? lengthOf(conditions, minSelectivity) : lengthOf(seen, selectivity))
  }
  const reads = new Map<string, Reads>()
  return (facet) => {
    const seen = seenBy(facet)
    const key = isTogether(seen) ? 'together' : seen.map(({ filter }) => filter).join()
    const read = reads.get(key) ?? readOf(seen)
    reads.set(key, read)
    return { expected: expectedOf(seen), ...read }
  }
}

type Reads = Omit<FacetCounts, 'expected'>
const both = (all: (db: Database) => Promise<BoundedCounts<FactCounts & FeatureCounts>>): Reads => ({
  facts: all,
  features: all,
})

type Homes = { homes: SQL; isWhole: SQL }

const foundOf = (conditions: Condition[], sample: Sample): Homes => ({
  homes: sql`select *, null as missed from ${properties} where ${indexCondition(conditions, sample)} limit ${MAX_FACET_HOMES_BY_INDEX}`,
  isWhole: sql`(select count(*) from home) < ${MAX_FACET_HOMES_BY_INDEX}`,
})

function lengthOf(conditions: Condition[], minSelectivity: number): number {
  const { min, max, wanted } = isInIndex(conditions) ? FACET_HOMES_IN_INDEX : FACET_HOMES
  return Math.ceil(Math.min(Math.max(wanted / minSelectivity, min), max))
}

type Walk = { minSelectivity: number; passing: Facet[]; isWhole: SQL | false }

function walkOf(conditions: Condition[], { minSelectivity, passing, isWhole }: Walk): Homes {
  const length = lengthOf(conditions, minSelectivity)
  const rest = conditions.filter(({ filter }) => !(passing as string[]).includes(filter))
  const held = passing.map((facet) => hasAll(conditions.filter(({ filter }) => filter === facet)))
  const heldCount = sql.join([sql`0`, ...held.map((has) => sql`coalesce((${has})::int, 0)`)], sql` + `)
  const cases = passing.map((facet, at) => sql`when (${held[at]}) is not true then ${facet}::text`)
  const missed = cases.length === 0 ? sql`null` : sql`case ${sql.join(cases, sql` `)} end`
  const homes = sql`
    select *, ${missed} as missed from ${firstInOrder({ orderBy: newest }, length)}
    where ${hasAll(rest)} and ${heldCount} >= ${passing.length - 1}`
  return { homes, isWhole: isWhole || isFewerThan(length) }
}

/** The number of homes for sale when PostgreSQL last looked; -1 before. */
export const COUNT_FOR_SALE = sql`(select reltuples from pg_class where oid = 'property_newest_facts'::regclass)`

const isFewerThan = (max: number): SQL => sql`
  case when ${COUNT_FOR_SALE} > ${2 * max} then false
  else (select count(*) from (select from ${properties} where ${isForSale} limit ${max}) home) < ${max} end`

function aggregated<Values>(
  { homes, isWhole }: Homes,
  { columns, values }: Aggregation,
): (db: Database) => Promise<BoundedCounts<Values>> {
  const read = async (db: Database) => {
    const names = sql.join(columns.map(sql.identifier), sql`, `)
    const { rows } = await db.execute(sql`
      with home as materialized (select missed, ${names} from (${homes}) read)
      select ${isWhole} as "isWhole", ${values}`)
    const [row] = rows as BoundedCounts<Values>[] // selected by the statement
    if (!row) throw new Error('a query without a table returned no row')
    return row
  }
  let counted: Promise<BoundedCounts<Values>> | undefined
  return (db) => {
    counted ??= read(db).catch((error) => {
      counted = undefined // tried again, as another database may respond
      throw error
    })
    return counted
  }
}

const groupsOf = (value: SQL): SQL =>
  sql`(select coalesce(json_agg(json_build_array(missed, value, count)), '[]')
    from (select missed, ${value} as value, count(*) from home group by 1, 2) alike)`

const factValues = sql`${groupsOf(sql`null`)} as counts, ${groupsOf(sql`type`)} as types,
  ${groupsOf(sql`bedrooms`)} as bedrooms, ${groupsOf(sql`bathrooms`)} as bathrooms`

const featureValues = sql`
  (select coalesce(json_agg(json_build_array(key, name, count)), '[]') from (
    select feature_identity(name) as key, min(name collate "C") as name, sum(count)::int as count from (
      select name, sum(count) as count
      from (
        select features, count(*) as count from home
        where features is not null and coalesce(missed = 'feature', true) group by features
      ) described
      cross join lateral unnest(features) name group by 1 order by 2 desc limit 1000
    ) spelt group by 1 order by 3 desc
  ) feature) as features`

const FACTS: Aggregation = { columns: ['type', 'bedrooms', 'bathrooms'], values: factValues }
const FEATURES: Aggregation = { columns: ['features'], values: featureValues }
const ALL: Aggregation = {
  columns: [...FACTS.columns, ...FEATURES.columns],
  values: sql`${factValues}, ${featureValues}`,
}
