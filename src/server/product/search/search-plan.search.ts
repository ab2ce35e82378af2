import { and, type SQL, sql } from 'drizzle-orm'
import type { HomeTotal } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { isForSale, properties } from '../../platform/db/tables/property.ts'
import { countHomes, shown } from './count.search.ts'
import { type Condition, hasAll, isInIndex, matches } from './filters.search.ts'
import { indexCondition, isPrefilterUseful, isSelective, prefiltered, withoutIndex } from './index-prefilter.search.ts'
import { firstInOrder, type IndexRange, newest, orderByList } from './index-ranges.search.ts'
import { type Sample, sampleOf } from './sample.search.ts'
import {
  MAX_READ_IN_ORDER,
  MAX_READ_IN_ORDER_INDEX,
  MAX_READ_IN_ORDER_LAST,
  MAX_SORTED,
  MIN_UNSORTED_SELECTIVITY,
} from './search-limits.search.ts'

/** A page to find: the first homes of a range of an order that meet the conditions. */
export type PageRequest = IndexRange & { conditions: Condition[]; limit: number }
type RarePage = { ids: string[]; total: HomeTotal }

/** Returns the ids of the first homes that meet the conditions, in order. `known`: a sample of all homes, if there is one. */
export async function firstIds(db: Database, page: PageRequest, known?: Sample): Promise<string[]> {
  const { conditions } = page
  if (conditions.length === 0) return idsOf(db, page, firstInOrder(page, page.limit))
  if (page.isByPriceRange) return (await idsByIndex(db, page, homesByPriceRange(page, known)))?.ids ?? farIds(db, page)
  if (known && !page.isSinglePrice && isFilledByOrderIndex(page, known))
    return idsBeyond(db, page, { sample: known, ofAll: known })
  const sample = await sampleOf(db, conditions, page)
  if (isFilled(page, sample)) return sample.ids
  const ofAll = known ?? (await sampleOfAll(db, page, sample))
  const rare = await rarePage(db, page, { sample, ofAll })
  return rare?.ids ?? idsBeyond(db, page, { sample, ofAll })
}

/** Returns the rows of the first homes of a whole order, and how many homes match, which is counted while the rows are read. */
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

const isFilled = ({ limit }: PageRequest, { isWhole, ids }: Sample): boolean => isWhole || ids.length === limit

/** Returns a sample of all homes: the first homes of another order or of a range don’t represent them. */
const sampleOfAll = async (
  db: Database,
  { conditions, orderBy, within }: PageRequest,
  sample: Sample,
): Promise<Sample> => (sample.isWhole || (orderBy === newest && !within) ? sample : sampleOf(db, conditions))

/** `sample`: of the order or of all homes, by which is chosen whether to read the order; `ofAll`: of all homes. */
type Samples = { sample: Sample; ofAll: Sample }

/**
 * Returns the page and how many homes match, if finding all by an index is faster than reading an order; undefined if the index finds
 * too many.
 */
export const rarePage = async (db: Database, page: PageRequest, samples: Samples): Promise<RarePage | undefined> =>
  isFoundByIndex(page, samples) ? pageByIndex(db, page, samples.ofAll) : undefined

const isFoundByIndex = (page: PageRequest, { sample, ofAll }: Samples): boolean =>
  sample.isWhole || (isRare(page, sample) && !isFilledByOrderIndex(page, ofAll))

function isRare({ conditions, limit }: PageRequest, sample: Sample): boolean {
  const selectivity = sample.selectivity(conditions)
  return selectivity < MIN_UNSORTED_SELECTIVITY && selectivity * MAX_READ_IN_ORDER < 2 * limit
}

/** Returns whether homes are so rare that one query for all price ranges around a limit is faster than one for each width. */
export const isScattered = (page: PageRequest, ofAll: Sample): boolean =>
  isRare(page, ofAll) && isFilledByOrderIndex(page, ofAll)

/**
 * Returns whether reading the index of the order fills the page, even if it has several times fewer such homes at its beginning, as the
 * cheapest have fewer rooms. Homes that are rare by conditions of this index alone are found faster by others.
 */
function isFilledByOrderIndex(page: PageRequest, ofAll: Sample): boolean {
  const { conditions, limit } = page
  if (isInIndex(conditions) && isSelective(ofAll, conditions)) return false
  return isPrefilterUsefulFor(page, ofAll) && ofAll.selectivity(conditions) * MAX_READ_IN_ORDER_INDEX > 4 * limit
}

const isPrefilterUsefulFor = ({ conditions, orderBy }: PageRequest, ofAll: Sample): boolean =>
  isPrefilterUseful(conditions, ofAll, { isByPrice: orderBy !== newest })

/** Finds the page if the sample doesn’t fill it: by reading the order, and by an index if that was not tried. */
async function idsBeyond(db: Database, page: PageRequest, { sample, ofAll }: Samples): Promise<string[]> {
  if (isFoundByIndex(page, { sample, ofAll })) return farIds(db, page)
  const near = isFilledByOrderIndex(page, ofAll)
    ? await idsAmong(db, page, MAX_READ_IN_ORDER_INDEX, (homes) => prefiltered(homes, page.conditions))
    : await idsAmong(db, page, MAX_READ_IN_ORDER)
  return near ?? (await pageByIndex(db, page, ofAll))?.ids ?? farIds(db, page)
}

async function pageByIndex(db: Database, page: PageRequest, ofAll: Sample): Promise<RarePage | undefined> {
  const found = await idsByIndex(db, page, sql`${properties} where ${indexCondition(page.conditions, ofAll, page)}`)
  return found && { ids: found.ids, total: shown(found.count) }
}

/** Returns the homes of a range with few homes, for its own index. */
function homesByPriceRange(page: PageRequest, ofAll: Sample | undefined): SQL {
  const { conditions, within } = page
  const homes = sql`(select * from ${properties} where ${and(isForSale, within)}) as property`
  if (ofAll && isPrefilterUsefulFor(page, ofAll)) return prefiltered(homes, conditions)
  return sql`${homes} where ${withoutIndex(hasAll(conditions))}`
}

const farIds = async (db: Database, page: PageRequest): Promise<string[]> =>
  (await idsAmong(db, page, MAX_READ_IN_ORDER_LAST)) ??
  idsOf(db, page, sql`${properties} where ${and(matches(page.conditions), page.within)}`)

/** Returns those of the first `max` homes of a range that meet the conditions; undefined if there are more homes and the page isn’t full. */
async function idsAmong(
  db: Database,
  page: PageRequest,
  max: number,
  met = (homes: SQL) => sql`${homes} where ${hasAll(page.conditions)}`,
): Promise<string[] | undefined> {
  const ids = await idsOf(db, page, met(firstInOrder(page, max)))
  return ids.length === page.limit || (await endsWithin(db, page, max)) ? ids : undefined
}

/** Returns whether a range has at most `max` homes. */
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

/** Returns the first of the homes that an index finds; undefined if they are too many to sort. */
async function idsByIndex(
  db: Database,
  { limit, ...range }: PageRequest,
  homes: SQL,
): Promise<{ ids: string[]; count: number } | undefined> {
  const { rows } = await db.execute<{ id: string; found: number }>(sql`
    with property as materialized (
      select id, verified_at, price_min_cents, price_max_cents from ${homes} limit ${MAX_SORTED + 1}
    )
    select id, (select count(*)::int from property) as found from property order by ${orderByList(range)} limit ${limit}`)
  const count = rows[0]?.found ?? 0
  return count > MAX_SORTED ? undefined : { ids: rows.map(({ id }) => id), count }
}
