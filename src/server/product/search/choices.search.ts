import { and, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import type { HomeCount } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { isForSale, isInQuarter, properties } from '../../platform/db/tables/property.ts'
import { termsAsked } from './by-index.search.ts'
import { inTwoDigits, shown } from './count.search.ts'
import { type Condition, matches } from './filters.search.ts'
import type { Sample } from './sample.search.ts'
import type { Facet } from './tally.search.ts'
import type { Features, ValueCount } from './tally-values.search.ts'
import { featureTerm, hasTerms, roomsTerm, typeTerm } from './terms.search.ts'

const MAX_SHOWN_FEATURES = 12
/** A choice that fewer of the tallied homes have is counted, as what was tallied tells too little of it, if that takes little time. */
const FEW = 10
/** So many homes are read for that in all choices of a facet, and the index of terms is asked for so many conditions beside the choice. */
const MAX_READ = 10_000
const MAX_ASKED = 1

/** One choice of a facet: how many of the tallied homes have it, if the tally tells, and the term of all that do. */
export type Choice = { name: string; tallied: number | undefined; term: SQL }

/**
 * How many homes have each choice: exact where all homes were tallied; else at least as many as were, in two digits as `240+`, and
 * `1000+` at most. `0+`: none of those that were tallied (P-81).
 */
export async function countEach(
  db: Database,
  { choices, isWhole, ...search }: Search,
): Promise<Record<string, HomeCount>> {
  const isOpen = ({ tallied }: Choice) => tallied === undefined || (!isWhole && tallied < FEW)
  const counted = await countRare(db, choices.filter(isOpen), search)
  const counts = choices.map((choice): [string, HomeCount] => {
    const { tallied = 0 } = choice
    const { found, isAll } = counted.get(choice) ?? { found: tallied, isAll: isWhole && choice.tallied !== undefined }
    return [choice.name, isAll ? shown(found) : atLeast(Math.max(found, tallied))]
  })
  return Object.fromEntries(counts)
}

type Search = { choices: Choice[]; isWhole: boolean; conditions: Condition[]; sample: Sample }
/** `isAll`: no homes with the choice were left out. */
type Rare = { found: number; isAll: boolean }

/** How many of the homes with a rare choice are found; a frequent choice is not counted. */
async function countRare(
  db: Database,
  choices: Choice[],
  { conditions, sample }: Pick<Search, 'conditions' | 'sample'>,
): Promise<Map<Choice, Rare>> {
  const asked = termsAsked(conditions, sample)
  if (choices.length === 0 || (asked.length > MAX_ASKED && !sample.isWhole)) return new Map()
  const max = Math.ceil(MAX_READ / choices.length)
  const maxInQuarter = Math.ceil(max / 4)
  const counts = choices.map(({ term }) => {
    const homes = (most: number, where = sql`true`) => sql`(
      select * from ${properties} where ${hasTerms([term, ...asked])} and ${where} limit ${most}
    ) as property`
    return sql`case when (select count(*) from ${homes(maxInQuarter, and(isForSale, isInQuarter))}) < ${maxInQuarter} then (
      select json_build_array(count(*) filter (where ${matches(conditions)}), count(*)) from ${homes(max)}
    ) end`
  })
  const { rows } = await db.execute<{ counts: ([found: number, read: number] | null)[] }>(
    sql`select json_build_array(${sql.join(counts, sql`, `)}) as counts`,
  )
  return new Map(
    choices.map((choice, at) => {
      const [found, read] = rows[0]?.counts[at] ?? [0, max]
      return [choice, { found, isAll: read < max }]
    }),
  )
}

function atLeast(count: number): HomeCount {
  if (count > MAX_PUBLIC_TOTAL) return shown(count)
  return `${inTwoDigits(Math.min(count, MAX_PUBLIC_TOTAL - 1))}+` // `1000+` is more than a thousand
}

/** How many of the homes that a facet sees have a value that is asked for. */
export const homesWith = <Value>(
  counts: ValueCount<Value>[],
  facet: Facet | undefined,
  isAsked: (value: Value) => boolean,
): number =>
  counts.reduce((sum, [missed, value, count]) => {
    const isSeen = missed === null || missed === facet
    return isSeen && isAsked(value) ? sum + count : sum
  }, 0)

export const ofType = (type: string, counts: ValueCount<string | null>[]): Choice => ({
  name: type,
  tallied: homesWith(counts, 'type', (value) => value === type),
  term: typeTerm([type]),
})

export const withRooms = (
  rooms: 'bedrooms' | 'bathrooms',
  least: number,
  counts: ValueCount<number | null>[],
): Choice => ({
  name: `${least}+`,
  tallied: homesWith(counts, rooms === 'bedrooms' ? 'beds' : 'baths', (value) => value !== null && value >= least),
  term: roomsTerm(rooms, least),
})

/** What is chosen, as it was sent, and the features that most of the tallied homes have. */
export async function withFeatures(
  db: Database,
  features: Features['features'],
  chosen: string[] = [],
): Promise<Choice[]> {
  const keys = await featureKeys(db, chosen)
  const sent = chosen.map((name, at): [string, Choice] => {
    const tallied = features.find(([key]) => key === keys[at])?.[2]
    return [keys[at] ?? name, { name, tallied, term: featureTerm(name) }]
  })
  const others = features
    .filter(([key]) => !keys.includes(key))
    .sort(([, one, first], [, other, second]) => second - first || (one < other ? -1 : 1))
    .map(([key, name, tallied]): [string, Choice] => [key, { name, tallied, term: featureTerm(name) }])
  return [...new Map([...sent, ...others]).values()].slice(0, MAX_SHOWN_FEATURES)
}

async function featureKeys(db: Database, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await db.execute<{ keys: string[] }>(
    sql`select array(select feature_key(name) from unnest(${sql.param(names)}::text[]) name) as keys`,
  )
  return rows[0]?.keys ?? []
}
