import { and, desc, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import type { HomeCount } from '#contract/property/search'
import type { Database } from '../db/database.ts'
import { isForSale, properties } from '../db/tables/property.ts'
import { type Filters, isFiltered, isFoundBy, matchesFilters } from './filters.search.ts'

/**
 * So many homes of an order are gone through before an index is asked, which then has few to find; so many of what that finds are put
 * in order; and so many are gone through when it finds more than that. Each takes some milliseconds, the last some dozens (D-201).
 */
const MAX_WALKED = 4000
const MAX_SORTED = 10_000
const MAX_WALKED_AT_LAST = 50_000

export const newest = [desc(properties.verifiedAt), desc(properties.id)]

/** A stretch of an order. `within`: where it begins and ends. `isSparse`: it has few homes, and the index of the order has more there. */
export type Stretch = { orderBy: SQL[]; within?: SQL; isSparse?: boolean }
type Part = Stretch & { filters: Filters; limit: number }

/** The ids of the first homes with these filters, in this order. */
export async function firstIds(db: Database, part: Part): Promise<string[]> {
  if (!isFiltered(part.filters)) return idsAmong(db, part, part.limit)
  const near = part.isSparse ? [] : await idsAmong(db, part, MAX_WALKED)
  if (near.length === part.limit) return near
  const found = await idsByIndex(db, part)
  if (found) return found
  const far = await idsAmong(db, part, MAX_WALKED_AT_LAST)
  return far.length === part.limit ? far : allIds(db, part)
}

/** Of the first `max` homes of the order those with the filters. */
async function idsAmong(db: Database, { filters, limit, ...stretch }: Part, max: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${walked(stretch, max)} where ${matchesFilters(filters)} order by ${ordered(stretch)} limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** The homes that an index finds, by whichever suits the filters; `undefined` where there are too many to be put in order. */
async function idsByIndex(db: Database, { filters, limit, ...stretch }: Part): Promise<string[] | undefined> {
  const { rows } = await db.execute<{ id: string; found: number }>(sql`
    with property as materialized (
      select id, verified_at, price_min_cents, price_max_cents from ${properties}
      where ${and(isFoundBy(filters), stretch.within)} limit ${MAX_SORTED + 1}
    )
    select id, (select count(*)::int from property) as found from property order by ${ordered(stretch)} limit ${limit}`)
  return (rows[0]?.found ?? 0) > MAX_SORTED ? undefined : rows.map(({ id }) => id)
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
  const max = MAX_PUBLIC_TOTAL + 1
  const count = async (homes: SQL) => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (select 1 from ${homes} limit ${max}) homes`,
    )
    return rows[0]?.count ?? 0
  }
  const among = (most: number) => count(sql`${walked({ orderBy: newest }, most)} where ${matchesFilters(filters)}`)
  if (!isFiltered(filters)) return shown(await among(max))
  const near = await among(MAX_WALKED)
  if (near === max) return shown(near)
  const isFrequent = near > MAX_WALKED / 30 && (await among(MAX_WALKED_AT_LAST)) === max
  return shown(isFrequent ? max : await count(sql`${properties} where ${isFoundBy(filters)}`))
}

export const shown = (count: number): HomeCount => (count > MAX_PUBLIC_TOTAL ? `${MAX_PUBLIC_TOTAL}+` : count)

/** The first homes of an order, in which a condition does not change what is read. */
export const walked = ({ orderBy, within }: Stretch, max: number): SQL =>
  sql`(select * from ${properties} where ${and(isForSale, within)} order by ${sql.join(orderBy, sql`, `)} limit ${max}) as property`

const ordered = ({ orderBy }: Stretch): SQL => sql.join(orderBy, sql`, `)
