import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { isForSale, properties } from '../../platform/db/tables/property.ts'
import { foundBy, isSoonFound } from './by-index.search.ts'
import { type Condition, hasAll, isInIndex } from './filters.search.ts'
import { newest, walked } from './order.search.ts'
import type { Sample } from './sample.search.ts'
import { ALL, FACTS, type Facts, FEATURES, type Features, type Read } from './tally-values.search.ts'

/** What passes over its own filter. */
export type Facet = 'type' | 'beds' | 'baths' | 'feature'
export const FACETS: Facet[] = ['type', 'beds', 'baths', 'feature']

/** So many of the newest are gone through at least and at most, until about as many as `wanted` are met. */
const READING_HOMES = { min: 25_000, max: 40_000, wanted: 2000 }
/** By the index of the newest alone, where each takes a fifth of the time. */
const IN_INDEX = { min: 25_000, max: 60_000, wanted: 30_000 }
/** Of what an index soon finds, so many are read. */
const MAX_FOUND = 20_000

/** `isWhole`: these are all homes of the search. */
export type Tally<Values> = Values & { isWhole: boolean }
/** Each is read once, in the database that it is first asked for with. `expected`: about so many homes will be among them, or at most. */
export type Tallies = {
  expected: number
  facts: (db: Database) => Promise<Tally<Facts>>
  features: (db: Database) => Promise<Tally<Features>>
}

/**
 * Tallies the homes of a search as each facet sees them, and without a facet those that have all conditions. What an index soon finds
 * is read by it. Others are met on a walk through the newest homes: by their index alone one for each view, and where the homes have to
 * be read, one for all, which notes what a home has all conditions but.
 */
export function talliesOf(conditions: Condition[], sample: Sample): (facet?: Facet) => Tallies {
  const seenBy = (facet?: Facet) => conditions.filter(({ filter }) => filter !== facet)
  const isSoon = (seen: Condition[]) => !sample.isWhole && isSoonFound(sample, seen)
  const isTogether = (seen: Condition[]) => !isSoon(seen) && !isInIndex(seen)
  const filtered = FACETS.filter((facet) => seenBy(facet).length < conditions.length)
  const together = [undefined, ...filtered].filter((facet) => isTogether(seenBy(facet)))
  const passing = together.filter((facet) => facet !== undefined)
  const leastShare = Math.min(...together.map((facet) => sample.share(seenBy(facet))))
  const isWhole = sample.isWhole && sql`true`

  const readOf = (seen: Condition[]): Reads => {
    if (isTogether(seen)) return both(tally(walkOf(conditions, { leastShare, passing, isWhole }), ALL))
    if (isSoon(seen)) return both(tally(foundOf(seen, sample), ALL))
    const walk = walkOf(seen, { leastShare: sample.share(seen), passing: [], isWhole })
    return { facts: tally(walk, FACTS), features: tally(walk, FEATURES) }
  }
  const expectedOf = (seen: Condition[]): number => {
    if (isSoon(seen)) return MAX_FOUND
    const share = sample.share(seen)
    return share * (isTogether(seen) ? lengthOf(conditions, leastShare) : lengthOf(seen, share))
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

type Reads = Omit<Tallies, 'expected'>
const both = (all: (db: Database) => Promise<Tally<Facts & Features>>): Reads => ({ facts: all, features: all })

type Homes = { homes: SQL; isWhole: SQL }

const foundOf = (conditions: Condition[], sample: Sample): Homes => ({
  homes: sql`select *, null as missed from ${properties} where ${foundBy(conditions, sample)} limit ${MAX_FOUND}`,
  isWhole: sql`(select count(*) from home) < ${MAX_FOUND}`,
})

function lengthOf(conditions: Condition[], leastShare: number): number {
  const { min, max, wanted } = isInIndex(conditions) ? IN_INDEX : READING_HOMES
  return Math.ceil(Math.min(Math.max(wanted / leastShare, min), max))
}

type Walk = { leastShare: number; passing: Facet[]; isWhole: SQL | false }

/** The newest homes that have all conditions, or all but those of one facet of `passing`. */
function walkOf(conditions: Condition[], { leastShare, passing, isWhole }: Walk): Homes {
  const length = lengthOf(conditions, leastShare)
  const rest = conditions.filter(({ filter }) => !(passing as string[]).includes(filter))
  const held = passing.map((facet) => hasAll(conditions.filter(({ filter }) => filter === facet)))
  const heldCount = sql.join([sql`0`, ...held.map((has) => sql`coalesce((${has})::int, 0)`)], sql` + `)
  const cases = passing.map((facet, at) => sql`when (${held[at]}) is not true then ${facet}::text`)
  const missed = cases.length === 0 ? sql`null` : sql`case ${sql.join(cases, sql` `)} end`
  const homes = sql`
    select *, ${missed} as missed from ${walked({ orderBy: newest }, length)}
    where ${hasAll(rest)} and ${heldCount} >= ${passing.length - 1}`
  return { homes, isWhole: isWhole || isFewerThan(length) }
}

/** Whether so few homes are for sale: counted, unless PostgreSQL knows of many more. */
const isFewerThan = (max: number): SQL => sql`
  case when (select reltuples from pg_class where oid = 'property_newest_facts'::regclass) > ${2 * max} then false
  else (select count(*) from (select from ${properties} where ${isForSale} limit ${max}) home) < ${max} end`

/** Reads these columns of the homes, and no others: an index with all of them is enough. */
function tally<Values>({ homes, isWhole }: Homes, { columns, values }: Read): (db: Database) => Promise<Tally<Values>> {
  const read = async (db: Database) => {
    const names = sql.join(columns.map(sql.identifier), sql`, `)
    const { rows } = await db.execute(sql`
      with home as materialized (select missed, ${names} from (${homes}) read)
      select ${isWhole} as "isWhole", ${values}`)
    const [row] = rows as Tally<Values>[] // what the statement selects
    if (!row) throw new Error('a query without a table returned no row')
    return row
  }
  let tallied: Promise<Tally<Values>> | undefined
  return (db) => {
    tallied ??= read(db).catch((error) => {
      tallied = undefined // another database may have it
      throw error
    })
    return tallied
  }
}
