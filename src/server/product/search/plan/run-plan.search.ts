import { and, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import type { HomeTotal } from '#contract/property-search'
import type { Database } from '../../../platform/db/database.ts'
import { isForSale, isInQuarter, properties } from '../../tables/property.ts'
import { hasAll, matches } from '../conditions/filters.search.ts'
import { firstInOrder, newest, orderByList, orderColumns } from '../conditions/index-ranges.search.ts'
import type { Condition } from '../conditions/words.search.ts'
import {
  type CountStep,
  chooseCount,
  choosePlan,
  indexCondition,
  isFilled,
  isFilledByOrderIndex,
  isPrefiltered,
  type PageRequest,
  prefiltered,
  type Samples,
  type Step,
  withoutIndex,
} from './choose-plan.search.ts'
import { type Sample, sampleOf } from './sample.search.ts'
import {
  MAX_COUNTED,
  MAX_COUNTED_IN_ORDER,
  MAX_READ_IN_ORDER,
  MAX_READ_IN_ORDER_INDEX,
  MAX_READ_IN_ORDER_LAST,
  MAX_SORTED,
} from './search-limits.search.ts'

type RarePage = { ids: string[]; total: HomeTotal }

export async function firstIds(db: Database, page: PageRequest, known?: Sample): Promise<string[]> {
  const { conditions } = page
  if (conditions.length === 0) return idsOf(db, page, firstInOrder(page, page.limit))
  if (page.isByPriceRange)
    return (await idsByIndex(db, page, homesByPriceRange(page, known)))?.ids ?? idsInWholeOrder(db, page)
  if (known && !page.isSinglePrice && isFilledByOrderIndex(page, known))
    return idsBeyond(db, page, { sample: known, ofAll: known })
  const sample = await sampleOf(db, conditions, page)
  if (isFilled(page, sample)) return sample.ids
  const ofAll = known ?? (await sampleOfAll(db, page, sample))
  return runPlan(db, page, choosePlan(page, { sample, ofAll }), ofAll)
}

export async function firstPage<Row>(
  db: Database,
  page: PageRequest,
  rowsOf: (ids: string[]) => Promise<Row[]>,
): Promise<[Row[], HomeTotal]> {
  const { conditions } = page
  const sample = await sampleOf(db, conditions, page)
  const ofAll = await sampleOfAll(db, page, sample)
  const isFull = isFilled(page, sample)
  const rare = isFull ? undefined : await rarePage(db, page, { sample, ofAll })
  if (rare) return [await rowsOf(rare.ids), rare.total]
  const readRows = async () => rowsOf(isFull ? sample.ids : await idsBeyond(db, page, { sample, ofAll }))
  return Promise.all([readRows(), countHomes(db, conditions, ofAll)])
}

/**
 * Returns a sample of all homes: `sample` itself if it is one; a new one if it covers only a range, or a sort order
 * other than the newest.
 */
const sampleOfAll = async (
  db: Database,
  { conditions, orderBy, within }: PageRequest,
  sample: Sample,
): Promise<Sample> => (sample.isWhole || (orderBy === newest && !within) ? sample : sampleOf(db, conditions))

/**
 * Returns the page and the number of matches if finding all of them by an index is the best plan; otherwise, or if
 * there are too many, `undefined`.
 */
export const rarePage = async (db: Database, page: PageRequest, samples: Samples): Promise<RarePage | undefined> =>
  choosePlan(page, samples)[0] === 'index' ? pageByIndex(db, page, samples.ofAll) : undefined

const idsBeyond = (db: Database, page: PageRequest, samples: Samples): Promise<string[]> => {
  const [first, ...rest] = choosePlan(page, samples)
  return runPlan(db, page, first && first !== 'index' ? [first, ...rest] : rest, samples.ofAll)
}

async function runPlan(db: Database, page: PageRequest, steps: Step[], ofAll: Sample): Promise<string[]> {
  for (const step of steps) {
    const ids = await idsBy[step](db, page, ofAll)
    if (ids) return ids
  }
  throw new Error('a plan ends with the whole order')
}

const idsBy: Record<Step, (db: Database, page: PageRequest, ofAll: Sample) => Promise<string[] | undefined>> = {
  index: async (db, page, ofAll) => (await pageByIndex(db, page, ofAll))?.ids,
  orderIndex: (db, page) => idsAmong(db, page, MAX_READ_IN_ORDER_INDEX, (homes) => prefiltered(homes, page)),
  order: (db, page) => idsAmong(db, page, MAX_READ_IN_ORDER),
  wholeOrder: (db, page) => idsInWholeOrder(db, page),
}

async function pageByIndex(db: Database, page: PageRequest, ofAll: Sample): Promise<RarePage | undefined> {
  const found = await idsByIndex(db, page, sql`${properties} where ${indexCondition(page.conditions, ofAll, page)}`)
  return found && { ids: found.ids, total: shown(found.count) }
}

function homesByPriceRange(page: PageRequest, ofAll: Sample | undefined): SQL {
  const { conditions, within } = page
  const homes = sql`(select * from ${properties} where ${and(isForSale, within)}) as property`
  if (ofAll && isPrefiltered(page, ofAll)) return prefiltered(homes, page)
  return sql`${homes} where ${withoutIndex(hasAll(conditions))}`
}

const idsInWholeOrder = async (db: Database, page: PageRequest): Promise<string[]> =>
  (await idsAmong(db, page, MAX_READ_IN_ORDER_LAST)) ??
  idsOf(db, page, sql`${properties} where ${and(matches(page.conditions), page.within)}`)

async function idsAmong(
  db: Database,
  page: PageRequest,
  max: number,
  met = (homes: SQL) => sql`${homes} where ${hasAll(page.conditions)}`,
): Promise<string[] | undefined> {
  const ids = await idsOf(db, page, met(firstInOrder(page, max)))
  return ids.length === page.limit || (await endsWithin(db, page, max)) ? ids : undefined
}

async function endsWithin(db: Database, page: PageRequest, max: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${firstInOrder(page, max + 1)} offset ${max} limit 1`)
  return rows.length === 0
}

async function idsOf(db: Database, page: PageRequest, homes: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${homes} order by ${orderByList(page)} limit ${page.limit}`,
  )
  return rows.map(({ id }) => id)
}

async function idsByIndex(
  db: Database,
  { limit, ...range }: PageRequest,
  homes: SQL,
): Promise<{ ids: string[]; count: number } | undefined> {
  const { rows } = await db.execute<{ id: string; found: number }>(sql`
    with property as materialized (
      select ${orderColumns(range)} from ${homes} limit ${MAX_SORTED + 1}
    )
    select id, (select count(*)::int from property) as found from property order by ${orderByList(range)} limit ${limit}`)
  const count = rows[0]?.found ?? 0
  return count > MAX_SORTED ? undefined : { ids: rows.map(({ id }) => id), count }
}

export async function countHomes(db: Database, conditions: Condition[], sample: Sample): Promise<HomeTotal> {
  if (sample.isWhole) return shown(sample.count(conditions))
  let count = 0
  for (const step of chooseCount(conditions, sample)) {
    count = await countOf(db, homesBy[step](conditions, sample))
    if (count === MAX_COUNTED) break
  }
  return shown(count)
}

const homesBy: Record<CountStep, (conditions: Condition[], sample: Sample) => SQL> = {
  all: () => sql`${properties} where ${isForSale}`,
  order: (conditions) => sql`${firstInOrder({ orderBy: newest }, MAX_COUNTED_IN_ORDER)} where ${hasAll(conditions)}`,
  quarter: (conditions, sample) => sql`${properties} where ${and(indexCondition(conditions, sample), isInQuarter)}`,
  index: (conditions, sample) => sql`${properties} where ${indexCondition(conditions, sample)}`,
  nearIndex: (conditions, sample) =>
    sql`${properties} where ${indexCondition(conditions, sample, { wanted: MAX_COUNTED })}`,
}

async function countOf(db: Database, homes: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${homes} limit ${MAX_COUNTED}) homes`,
  )
  return rows[0]?.count ?? 0
}

export const shown = (count: number): HomeTotal => (count > MAX_PUBLIC_TOTAL ? `${MAX_PUBLIC_TOTAL}+` : count)
