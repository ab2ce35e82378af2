import { and, desc, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import type { HomeCount } from '#contract/property/search'
import type { Database } from '../db/database.ts'
import { executeShaped } from '../db/prepared.ts'
import { isForSale, properties } from '../db/tables/property.ts'
import { type Filters, hasFilters, isFiltered, isFoundBy, matchesFilters } from './filters.search.ts'

/**
 * So many homes of an order are gone through before an index is asked, which then has few to find; so many of what that finds are put
 * in order; and so many are gone through when it finds more than that. Each takes some milliseconds, the last some dozens (D-201).
 */
const MAX_WALKED = 4000
const MAX_SORTED = 10_000
const MAX_WALKED_AT_LAST = 50_000

/** Where more than this share of the newest homes is found, an order is gone through further. */
const FREQUENT = 1 / 30

/** One more than is shown, so that `1000+` is known from 1000. */
const MAX_COUNTED = MAX_PUBLIC_TOTAL + 1

export const newest = [desc(properties.verifiedAt), desc(properties.id)]

/** A stretch of an order. `within`: where it begins and ends. `isSparse`: it has few homes, and the index of the order has more there. */
export type Stretch = { orderBy: SQL[]; within?: SQL; isSparse?: boolean }
type Part = Stretch & { filters: Filters; limit: number }
type FirstPage = { ids: string[]; total: HomeCount }

/** The ids of the first homes with these filters, in this order. */
export async function firstIds(db: Database, part: Part): Promise<string[]> {
  if (!isFiltered(part.filters)) return idsAmong(db, part, part.limit)
  const near = part.isSparse ? [] : await idsAmong(db, part, MAX_WALKED)
  if (near.length === part.limit) return near
  return (await idsByIndex(db, part))?.ids ?? farIds(db, part)
}

/** The ids of the first homes of a whole order, and how many homes there are: what was gone through for the one tells the other. */
export async function firstPage(db: Database, part: Omit<Part, 'isSparse' | 'within'>): Promise<FirstPage> {
  const { filters, limit } = part
  if (!isFiltered(filters)) {
    const [ids, total] = await Promise.all([firstIds(db, part), countHomes(db, filters)])
    return { ids, total }
  }
  const near = await lookNear(db, part)
  if (near.walked < MAX_WALKED) return { ids: near.ids, total: shown(near.found) }
  if (near.ids.length === limit) return { ids: near.ids, total: await countBeyond(db, filters, near.found) }
  const found = await idsByIndex(db, part)
  return found
    ? { ids: found.ids, total: shown(found.count) }
    : { ids: await farIds(db, part), total: shown(MAX_COUNTED) }
}

/** The same where an index finds few homes, whatever their order and within a stretch of it; `undefined` where it finds many. */
export async function pageOfFew(db: Database, part: Omit<Part, 'isSparse'>): Promise<FirstPage | undefined> {
  if (!isFiltered(part.filters) || (await shareOf(db, part.filters)) > FREQUENT) return undefined
  const found = await idsByIndex(db, part)
  return found && { ids: found.ids, total: shown(found.count) }
}

/** Of the first homes of the order: how many there are, how many of them have the filters, and which of these come first. */
async function lookNear(db: Database, { filters, limit, orderBy }: Part) {
  const [row] = await executeShaped<{ walked: number; found: number; ids: string[] | null }>(
    db,
    sql`
    select count(*)::int as walked, count(*) filter (where has_filters)::int as found,
      (array_agg(id) filter (where has_filters))[1:${limit}] as ids
    from (select id, (${hasFilters(filters)}) as has_filters from ${walked({ orderBy }, MAX_WALKED)}) as home`,
  )
  return { walked: row?.walked ?? 0, found: row?.found ?? 0, ids: row?.ids ?? [] }
}

async function farIds(db: Database, part: Part): Promise<string[]> {
  const far = await idsAmong(db, part, MAX_WALKED_AT_LAST)
  return far.length === part.limit ? far : allIds(db, part)
}

/** Of the first `max` homes of the order those with the filters. */
async function idsAmong(db: Database, { filters, limit, ...stretch }: Part, max: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${walked(stretch, max)} where ${hasFilters(filters)} order by ${ordered(stretch)} limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** The homes that an index finds, by whichever suits the filters; `undefined` where there are too many to be put in order. */
async function idsByIndex(
  db: Database,
  { filters, limit, ...stretch }: Part,
): Promise<{ ids: string[]; count: number } | undefined> {
  const { rows } = await db.execute<{ id: string; found: number }>(sql`
    with property as materialized (
      select id, verified_at, price_min_cents, price_max_cents from ${properties}
      where ${and(isFoundBy(filters), stretch.within)} limit ${MAX_SORTED + 1}
    )
    select id, (select count(*)::int from property) as found from property order by ${ordered(stretch)} limit ${limit}`)
  const count = rows[0]?.found ?? 0
  return count > MAX_SORTED ? undefined : { ids: rows.map(({ id }) => id), count }
}

async function allIds(db: Database, { filters, limit, ...stretch }: Part): Promise<string[]> {
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(matchesFilters(filters), stretch.within))
    .orderBy(...stretch.orderBy)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** How many homes the filters leave: exact up to `MAX_PUBLIC_TOTAL`, where counting stops. */
export async function countHomes(db: Database, filters: Filters): Promise<HomeCount> {
  if (!isFiltered(filters)) return shown(await countAmong(db, filters, MAX_COUNTED))
  return countBeyond(db, filters, await countAmong(db, filters, MAX_WALKED))
}

/** The same where so many have been found among the first homes of an order. */
async function countBeyond(db: Database, filters: Filters, near: number): Promise<HomeCount> {
  if (near >= MAX_COUNTED) return shown(near)
  const isFrequent = near > FREQUENT * MAX_WALKED && (await countAmong(db, filters, MAX_WALKED_AT_LAST)) === MAX_COUNTED
  return shown(isFrequent ? MAX_COUNTED : await countOf(db, sql`${properties} where ${isFoundBy(filters)}`))
}

/** How frequent homes with these filters are: their share of the newest. */
export const shareOf = async (db: Database, filters: Filters): Promise<number> =>
  (await countAmong(db, filters, MAX_WALKED, MAX_WALKED)) / MAX_WALKED

const countAmong = (db: Database, filters: Filters, max: number, most = MAX_COUNTED): Promise<number> =>
  countOf(db, sql`${walked({ orderBy: newest }, max)} where ${hasFilters(filters)}`, most)

async function countOf(db: Database, homes: SQL, most = MAX_COUNTED): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${homes} limit ${most}) homes`,
  )
  return rows[0]?.count ?? 0
}

export const shown = (count: number): HomeCount => (count > MAX_PUBLIC_TOTAL ? `${MAX_PUBLIC_TOTAL}+` : count)

/** The first homes of an order, in which a condition does not change what is read. */
export const walked = ({ orderBy, within }: Stretch, max: number): SQL =>
  sql`(select * from ${properties} where ${and(isForSale, within)} order by ${sql.join(orderBy, sql`, `)} limit ${sql.raw(String(max))}) as property`

const ordered = ({ orderBy }: Stretch): SQL => sql.join(orderBy, sql`, `)
