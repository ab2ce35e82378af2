import { and, type SQL, sql } from 'drizzle-orm'
import type { HomeTotal } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { isForSale, properties } from '../../platform/db/tables/property.ts'
import { foundBy, isSoonFound, unindexed } from './by-index.search.ts'
import { countHomes, shown } from './count.search.ts'
import { type Condition, hasAll, isInIndex, matches } from './filters.search.ts'
import { isNarrowed, narrowed } from './narrowed.search.ts'
import { newest, ordered, type Stretch, walked } from './order.search.ts'
import { type Sample, sampleOf } from './sample.search.ts'

/**
 * So many homes of an order are gone through where they would fill a page twice, or where its index alone excludes most; so many of
 * those that an index finds are put in order; and so many are gone through when it finds more than that (D-201).
 */
const MAX_WALKED = 4000
const MAX_WALKED_IN_INDEX = 40_000
const MAX_SORTED = 10_000
const MAX_WALKED_AT_LAST = 50_000
/** Of homes as frequent as this, an index finds too many to be put in order. */
const FREQUENT = 1 / 30

export type Part = Stretch & { conditions: Condition[]; limit: number }
type PageOfFew = { ids: string[]; total: HomeTotal }

/** The ids of the first homes that meet the conditions, in this order. `known`: a sample of all homes, if there is one. */
export async function firstIds(db: Database, part: Part, known?: Sample): Promise<string[]> {
  const { conditions } = part
  if (conditions.length === 0) return idsOf(db, part, walked(part, part.limit))
  if (part.isSparse) return (await idsByIndex(db, part, ofSparse(part, known)))?.ids ?? farIds(db, part)
  if (known && !part.isOnePrice && isNearInIndex(part, known))
    return idsBeyond(db, part, { sample: known, ofAll: known })
  const sample = await sampleOf(db, conditions, part)
  if (isFilled(part, sample)) return sample.ids
  const ofAll = known ?? (await sampleOfAll(db, part, sample))
  const few = await pageOfFew(db, part, { sample, ofAll })
  return few?.ids ?? idsBeyond(db, part, { sample, ofAll })
}

/** The rows of the first homes of a whole order, and how many homes there are, which are counted meanwhile. */
export async function firstPage<Row>(
  db: Database,
  part: Part,
  rowsOf: (ids: string[]) => Promise<Row[]>,
): Promise<[Row[], HomeTotal]> {
  const { conditions } = part
  const sample = await sampleOf(db, conditions, part)
  const ofAll = await sampleOfAll(db, part, sample)
  const isFull = isFilled(part, sample)
  const few = isFull ? undefined : await pageOfFew(db, part, { sample, ofAll })
  if (few) return [await rowsOf(few.ids), few.total]
  const readRows = async () => rowsOf(isFull ? sample.ids : await idsBeyond(db, part, { sample, ofAll }))
  return Promise.all([readRows(), countHomes(db, conditions, ofAll)])
}

const isFilled = ({ limit }: Part, { isWhole, ids }: Sample): boolean => isWhole || ids.length === limit

/** The beginning of another order, or a part of one, does not tell how frequent a condition is among all homes. */
const sampleOfAll = async (db: Database, { conditions, orderBy, within }: Part, sample: Sample): Promise<Sample> =>
  sample.isWhole || (orderBy === newest && !within) ? sample : sampleOf(db, conditions)

/** `sample`: of the order or of all homes, which tells whether to go through the order; `ofAll`: of all homes. */
type Samples = { sample: Sample; ofAll: Sample }

/**
 * The page and how many homes there are, where to find all by an index is sooner than to go through an order. `undefined` where it
 * finds too many.
 */
export const pageOfFew = async (db: Database, part: Part, samples: Samples): Promise<PageOfFew | undefined> =>
  areFew(part, samples) ? pageByIndex(db, part, samples.ofAll) : undefined

const areFew = (part: Part, { sample, ofAll }: Samples): boolean =>
  sample.isWhole || (isRare(part, sample) && !isNearInIndex(part, ofAll))

function isRare({ conditions, limit }: Part, sample: Sample): boolean {
  const share = sample.share(conditions)
  return share < FREQUENT && share * MAX_WALKED < 2 * limit
}

/** Whether homes are so rare that one query for all price ranges around a limit takes less time than one for each width. */
export const isScattered = (part: Part, ofAll: Sample): boolean => isRare(part, ofAll) && isNearInIndex(part, ofAll)

/**
 * Whether going through the index of the order fills the page, though it may have several times fewer such homes where it begins, as the
 * cheapest have fewer rooms. What is rare by conditions of this index alone is sooner found by others.
 */
function isNearInIndex(part: Part, ofAll: Sample): boolean {
  const { conditions, limit } = part
  if (isInIndex(conditions) && isSoonFound(ofAll, conditions)) return false
  return isNarrowedBy(part, ofAll) && ofAll.share(conditions) * MAX_WALKED_IN_INDEX > 4 * limit
}

const isNarrowedBy = ({ conditions, orderBy }: Part, ofAll: Sample): boolean =>
  isNarrowed(conditions, ofAll, { isByPrice: orderBy !== newest })

/** Where the sample does not fill the page: by going through the order, and by an index if that was not tried. */
async function idsBeyond(db: Database, part: Part, { sample, ofAll }: Samples): Promise<string[]> {
  if (areFew(part, { sample, ofAll })) return farIds(db, part)
  const near = isNearInIndex(part, ofAll)
    ? await idsAmong(db, part, MAX_WALKED_IN_INDEX, (homes) => narrowed(homes, part.conditions))
    : await idsAmong(db, part, MAX_WALKED)
  return near ?? (await pageByIndex(db, part, ofAll))?.ids ?? farIds(db, part)
}

async function pageByIndex(db: Database, part: Part, ofAll: Sample): Promise<PageOfFew | undefined> {
  const found = await idsByIndex(db, part, sql`${properties} where ${foundBy(part.conditions, ofAll, part)}`)
  return found && { ids: found.ids, total: shown(found.count) }
}

/** For the index of the stretch itself, which has few homes. */
function ofSparse(part: Part, ofAll: Sample | undefined): SQL {
  const { conditions, within } = part
  const homes = sql`(select * from ${properties} where ${and(isForSale, within)}) as property`
  if (ofAll && isNarrowedBy(part, ofAll)) return narrowed(homes, conditions)
  return sql`${homes} where ${unindexed(hasAll(conditions))}`
}

const farIds = async (db: Database, part: Part): Promise<string[]> =>
  (await idsAmong(db, part, MAX_WALKED_AT_LAST)) ??
  idsOf(db, part, sql`${properties} where ${and(matches(part.conditions), part.within)}`)

/** Of the first `max` homes of a stretch those that meet the conditions; `undefined` where there are more homes and the page is not filled. */
async function idsAmong(
  db: Database,
  part: Part,
  max: number,
  met = (homes: SQL) => sql`${homes} where ${hasAll(part.conditions)}`,
): Promise<string[] | undefined> {
  const ids = await idsOf(db, part, met(walked(part, max)))
  return ids.length === part.limit || (await endsWithin(db, part, max)) ? ids : undefined
}

/** Whether a stretch has no more homes than these. */
async function endsWithin(db: Database, part: Part, max: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${walked(part, max + 1)} offset ${max} limit 1`)
  return rows.length === 0
}

async function idsOf(db: Database, part: Part, homes: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${homes} order by ${ordered(part)} limit ${part.limit}`,
  )
  return rows.map(({ id }) => id)
}

/** The first of the homes that an index finds; `undefined` where there are too many to be put in order. */
async function idsByIndex(
  db: Database,
  { limit, ...stretch }: Part,
  homes: SQL,
): Promise<{ ids: string[]; count: number } | undefined> {
  const { rows } = await db.execute<{ id: string; found: number }>(sql`
    with property as materialized (
      select id, verified_at, price_min_cents, price_max_cents from ${homes} limit ${MAX_SORTED + 1}
    )
    select id, (select count(*)::int from property) as found from property order by ${ordered(stretch)} limit ${limit}`)
  const count = rows[0]?.found ?? 0
  return count > MAX_SORTED ? undefined : { ids: rows.map(({ id }) => id), count }
}
