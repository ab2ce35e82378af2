import { and, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import type { HomeCount } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { isForSale, isInQuarter, properties } from '../tables/property.ts'
import { inTwoDigits } from './choose-plan.search.ts'
import { shown } from './count.search.ts'
import type { Facet, FeatureCounts, ValueCount } from './facet-counts.search.ts'
import { type Condition, matches } from './filters.search.ts'
import { indexTerms } from './index-prefilter.search.ts'
import type { Sample } from './sample.search.ts'
import { MAX_OPTION_HOMES, MAX_OPTION_TERMS, MAX_SHOWN_FEATURES, MIN_RELIABLE_COUNT } from './search-limits.search.ts'
import { featureTerm, hasTerms, roomsTerm, typeTerm } from './words.search.ts'

/** `counted`: the matches among the homes read, if known; `term`: the index term of all homes with the option. */
export type FacetOption = { name: string; counted: number | undefined; term: SQL }

/**
 * Returns the number of homes with each option: exact where all homes were read; otherwise a lower bound in two digits
 * as `240+`, `1000+` at most. `0+`: none of those read (P-81).
 */
export async function countOptions(
  db: Database,
  { options, isWhole, ...search }: OptionSearch,
): Promise<Record<string, HomeCount>> {
  const isUncertain = (option: FacetOption) =>
    option.counted === undefined || (!isWhole && option.counted < MIN_RELIABLE_COUNT)
  const rare = await countRare(db, options.filter(isUncertain), search)
  const counts = options.map((option): [string, HomeCount] => {
    const { counted = 0 } = option
    const { found, isAll } = rare.get(option) ?? { found: counted, isAll: isWhole && option.counted !== undefined }
    return [option.name, isAll ? shown(found) : atLeast(Math.max(found, counted))]
  })
  return Object.fromEntries(counts)
}

type OptionSearch = { options: FacetOption[]; isWhole: boolean; conditions: Condition[]; sample: Sample }
type RareCount = { found: number; isAll: boolean }

async function countRare(
  db: Database,
  options: FacetOption[],
  { conditions, sample }: Pick<OptionSearch, 'conditions' | 'sample'>,
): Promise<Map<FacetOption, RareCount>> {
  const indexed = indexTerms(conditions, sample)
  if (options.length === 0 || (indexed.length > MAX_OPTION_TERMS && !sample.isWhole)) return new Map()
  const max = Math.ceil(MAX_OPTION_HOMES / options.length)
  const maxInQuarter = Math.ceil(max / 4)
  const counts = options.map(({ term }) => {
    const homes = (most: number, where = sql`true`) => sql`(
      select * from ${properties} where ${hasTerms([term, ...indexed])} and ${where} limit ${most}
    ) as property`
    return sql`case when (select count(*) from ${homes(maxInQuarter, and(isForSale, isInQuarter))}) < ${maxInQuarter} then (
      select json_build_array(count(*) filter (where ${matches(conditions)}), count(*)) from ${homes(max)}
    ) end`
  })
  const { rows } = await db.execute<{ counts: ([found: number, read: number] | null)[] }>(
    sql`select json_build_array(${sql.join(counts, sql`, `)}) as counts`,
  )
  return new Map(
    options.map((option, at) => {
      const [found, read] = rows[0]?.counts[at] ?? [0, max]
      return [option, { found, isAll: read < max }]
    }),
  )
}

function atLeast(count: number): HomeCount {
  if (count > MAX_PUBLIC_TOTAL) return shown(count)
  return `${inTwoDigits(Math.min(count, MAX_PUBLIC_TOTAL - 1))}+` // `1000+` is more than a thousand
}

export const homesCounted = <Value>(
  counts: ValueCount<Value>[],
  facet: Facet | undefined,
  isMatching: (value: Value) => boolean,
): number =>
  counts.reduce((sum, [missed, value, count]) => {
    const isSeen = missed === null || missed === facet
    return isSeen && isMatching(value) ? sum + count : sum
  }, 0)

export const typeOption = (type: string, counts: ValueCount<string | null>[]): FacetOption => ({
  name: type,
  counted: homesCounted(counts, 'type', (value) => value === type),
  term: typeTerm([type]),
})

export const roomsOption = (
  rooms: 'bedrooms' | 'bathrooms',
  least: number,
  counts: ValueCount<number | null>[],
): FacetOption => ({
  name: `${least}+`,
  counted: homesCounted(counts, rooms === 'bedrooms' ? 'beds' : 'baths', (value) => value !== null && value >= least),
  term: roomsTerm(rooms, least),
})

/** Returns the selected features, as sent, and the most frequent of the homes read. */
export async function featureOptions(
  db: Database,
  features: FeatureCounts['features'],
  selected: string[] = [],
): Promise<FacetOption[]> {
  const keys = await featureKeys(db, selected)
  const sent = selected.map((name, at): [string, FacetOption] => {
    const counted = features.find(([key]) => key === keys[at])?.[2]
    return [keys[at] ?? name, { name, counted, term: featureTerm(name) }]
  })
  const others = features
    .filter(([key]) => !keys.includes(key))
    .sort(([, one, first], [, other, second]) => second - first || (one < other ? -1 : 1))
    .map(([key, name, counted]): [string, FacetOption] => [key, { name, counted, term: featureTerm(name) }])
  return [...new Map([...sent, ...others]).values()].slice(0, MAX_SHOWN_FEATURES)
}

async function featureKeys(db: Database, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await db.execute<{ keys: string[] }>(
    sql`select array(select feature_identity(name) from unnest(${sql.param(names)}::text[]) name) as keys`,
  )
  return rows[0]?.keys ?? []
}
