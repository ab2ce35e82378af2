import { and, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import type { HomeCount } from '#contract/property/search'
import type { Database } from '../db/database.ts'
import { isForSale, properties } from '../db/tables/property.ts'
import { termsAsked } from './by-index.search.ts'
import { shown } from './count.search.ts'
import { type Condition, hasAll } from './filters.search.ts'
import type { Sample } from './sample.search.ts'
import type { Facet } from './tally.search.ts'
import type { Counted, Features } from './tally-values.search.ts'
import { featureTerm, hasTerms, roomsTerm, typeTerm } from './terms.search.ts'

const MAX_SHOWN_FEATURES = 12
/** A choice that fewer of the tallied homes have is counted, as what was tallied tells too little of it, if that takes little time. */
const FEW = 10
/** So many homes with the choice are read for that, and the index of terms is asked for so many conditions beside it. */
const MAX_READ = 10_000
const MAX_ASKED = 1

/** One choice of a facet: how many of the tallied homes have it, and the term of all that do. */
export type Choice = { name: string; tallied: number; term: SQL }

/**
 * How many homes have each choice: exact where all homes were tallied; else at least as many as were, in two digits as `240+`, and
 * `1000+` at most. `0+`: none of those that were tallied (D-176).
 */
export async function countEach(
  db: Database,
  { choices, isWhole, ...search }: Search,
): Promise<Record<string, HomeCount>> {
  const counted = isWhole ? undefined : await countRare(db, choices, search)
  const countOfChoice = (choice: Choice): HomeCount => {
    if (isWhole) return shown(choice.tallied)
    const [found, read] = counted?.get(choice) ?? [0, MAX_READ]
    return read < MAX_READ ? shown(found) : atLeast(Math.max(found, choice.tallied))
  }
  return Object.fromEntries(choices.map((choice): [string, HomeCount] => [choice.name, countOfChoice(choice)]))
}

type Search = { choices: Choice[]; isWhole: boolean; conditions: Condition[]; sample: Sample }
type Read = [found: number, read: number]

/** How many homes with a rare choice were read, and how many of them are found. */
async function countRare(
  db: Database,
  choices: Choice[],
  { conditions, sample }: Pick<Search, 'conditions' | 'sample'>,
): Promise<Map<Choice, Read>> {
  const asked = termsAsked(conditions, sample)
  const rare = asked.length > MAX_ASKED ? [] : choices.filter(({ tallied }) => tallied < FEW)
  if (rare.length === 0) return new Map()
  const counts = rare.map(
    ({ term }) => sql`(
      select json_build_array(count(*) filter (where ${and(isForSale, hasAll(conditions))}), count(*))
      from (select * from ${properties} where ${hasTerms([term, ...asked])} limit ${MAX_READ}) as property
    )`,
  )
  const { rows } = await db.execute<{ counts: Read[] }>(
    sql`select json_build_array(${sql.join(counts, sql`, `)}) as counts`,
  )
  return new Map(rare.map((choice, at) => [choice, rows[0]?.counts[at] ?? [0, MAX_READ]]))
}

function atLeast(count: number): HomeCount {
  if (count > MAX_PUBLIC_TOTAL) return shown(count)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1)
  return `${Math.floor(count / step) * step}+`
}

/** How many of the homes that a facet sees have a value that is asked for. */
export const countOf = <Value>(
  counts: Counted<Value>[],
  facet: Facet | undefined,
  isAsked: (value: Value) => boolean,
): number =>
  counts.reduce((sum, [missed, value, count]) => {
    const isSeen = missed === null || missed === facet
    return isSeen && isAsked(value) ? sum + count : sum
  }, 0)

export const ofType = (type: string, counts: Counted<string>[]): Choice => ({
  name: type,
  tallied: countOf(counts, 'type', (value) => value === type),
  term: typeTerm([type]),
})

export const withRooms = (
  rooms: 'bedrooms' | 'bathrooms',
  least: number,
  counts: Counted<number | null>[],
): Choice => ({
  name: `${least}+`,
  tallied: countOf(counts, rooms === 'bedrooms' ? 'beds' : 'baths', (value) => value !== null && value >= least),
  term: roomsTerm(rooms, least),
})

/** What is chosen, as it was sent, and the features that most of the tallied homes have. */
export function withFeatures(features: Features['features'], chosen: string[] = []): Choice[] {
  const sent = chosen.map((name) => ({
    name,
    tallied: features.find(([key]) => key === name.toLowerCase())?.[2] ?? 0,
    term: featureTerm(name),
  }))
  const keys = new Set(chosen.map((name) => name.toLowerCase()))
  const others = features
    .filter(([key]) => !keys.has(key))
    .sort(([, one, first], [, other, second]) => second - first || (one < other ? -1 : 1))
    .map(([, name, tallied]) => ({ name, tallied, term: featureTerm(name) }))
  return [...new Map([...sent, ...others].map((choice) => [choice.name.toLowerCase(), choice])).values()].slice(
    0,
    MAX_SHOWN_FEATURES,
  )
}
