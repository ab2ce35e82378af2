import { and, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import type { HomeCount } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { isForSale, isInQuarter, properties } from '../tables/property.ts'
import { matches } from './conditions/filters.search.ts'
import { type Condition, hasTerms } from './conditions/words.search.ts'
import { COUNT_FOR_SALE } from './facet-counts.search.ts'
import { indexTerms, inTwoDigits } from './plan/choose-plan.search.ts'
import { shown } from './plan/run-plan.search.ts'
import { type Sample, spreadHomes } from './plan/sample.search.ts'
import {
  MAX_OPTION_EXCESS,
  MAX_OPTION_HOMES,
  MAX_OPTION_TERMS,
  MIN_RELIABLE_COUNT,
  OPTIONS_SAMPLED_PER_MOMENT,
} from './plan/search-limits.search.ts'

export type FacetOption = { name: string; counted: number | undefined; term: SQL }

/**
 * Returns the number of matches with each option. It is exact if all matches were read; otherwise a lower bound with
 * two significant digits such as `240+`, at most `1000+`. `0+`: no home that was read has the option (P-81).
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
    const hasOption = hasTerms([term, ...indexed])
    const homes = (most: number, where = sql`true`) => sql`(
      select * from ${properties} where ${hasOption} and ${where} limit ${most}
    ) as property`
    const isFrequent = sql`(
      select count(*) filter (where ${hasOption}) * ${COUNT_FOR_SALE} > ${MAX_OPTION_EXCESS * max} * count(*) from spread as property
    )`
    return sql`case when not ${isFrequent} and (select count(*) from ${homes(maxInQuarter, and(isForSale, isInQuarter))}) < ${maxInQuarter} then (
      select json_build_array(count(*) filter (where ${matches(conditions)}), count(*)) from ${homes(max)}
    ) end`
  })
  const { rows } = await db.execute<{ counts: ([found: number, read: number] | null)[] }>(
    sql`
    with spread as materialized (select * from ${spreadHomes(sql`terms`, OPTIONS_SAMPLED_PER_MOMENT)} home)
    select json_build_array(${sql.join(counts, sql`, `)}) as counts`,
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
  return `${inTwoDigits(Math.min(count, MAX_PUBLIC_TOTAL - 1))}+` // `1000+` would mean more than a thousand
}
