import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { MAX_PUBLIC_TOTAL, type Paged } from '#contract/list'
import type { PublicProperty } from '#contract/property'
import type { PropertySearch, PropertySort } from '#contract/property/search'
import { countUpTo } from '../db/count-up-to.ts'
import type { Database } from '../db/database.ts'
import { type JsonRow, jsonRow } from '../db/json-row.ts'
import { isId, keyOf, pageOf, rowsAsked } from '../db/keyset.ts'
import { properties, publicPropertyFields } from '../db/tables/property.ts'
import { matchesFilters, withRareWords } from './filters.search.ts'
import { correctedWords } from './spelling.search.ts'

/** Where a row stands in an order: what a cursor holds. `price`: cents; `verifiedAt`: milliseconds. */
type PlaceInOrder = [sort: PropertySort, price: number, verifiedAt: number, id: string]

const json = jsonRow<PublicProperty>(publicPropertyFields)
const verifiedAtMs = sql<number>`(extract(epoch from ${properties.verifiedAt}) * 1000)::float8`
const newest = [desc(properties.verifiedAt), desc(properties.id)]
const orders: Record<PropertySort, SQL[]> = {
  newest,
  priceAsc: [asc(properties.priceMin), ...newest],
  priceDesc: [desc(properties.priceMax), ...newest],
}

/**
 * Returns whether a search may read far more rows than it returns: one with a filter does, where few homes match, and a list
 * without a limit returns many.
 */
export const isCostly = ({ limit, cursor: _cursor, sort: _sort, ...filters }: PropertySearch): boolean =>
  limit === undefined || Object.values(filters).some((filter) => filter !== undefined)

/**
 * Verified, unsold homes: newest by verification first, or by price with ties by newest. Where nothing is found, the words are
 * searched for once more with a place spelt right (P-82).
 */
export async function searchPublicProperties(
  db: Database,
  search: PropertySearch,
): Promise<Paged<JsonRow<PublicProperty>>> {
  const found = await foundBy(db, search)
  if (found.total !== 0 || !search.q) return found
  const q = await correctedWords(db, search.q)
  return q === undefined ? found : { ...(await foundBy(db, { ...search, q })), searchedFor: q }
}

async function foundBy(db: Database, search: PropertySearch): Promise<Paged<JsonRow<PublicProperty>>> {
  const sort = search.sort ?? 'newest'
  const where = matchesFilters(await withRareWords(db, search))
  const after = search.cursor === undefined ? undefined : placeOf(search.cursor, sort)
  const [rows, total] = await Promise.all([
    rowsAfter(db, { where, sort, after, limit: rowsAsked(search) }),
    countUpTo(db, { table: properties, where, orderBy: newest, max: MAX_PUBLIC_TOTAL }),
  ])
  const page = pageOf(rows, search, total, (row): PlaceInOrder => [sort, row.price, row.verifiedAtMs, row.id])
  return { ...page, rows: page.rows.map((row) => row.json) }
}

type Stretch = { where: SQL | undefined; sort: PropertySort; after: PlaceInOrder | undefined; limit: number }

/**
 * The next rows of an order. Of equal prices the newest is first, so what follows a row is the rest of its price and then the
 * prices beyond: two stretches of the index, where one condition with `or` would read it from its start.
 */
async function rowsAfter(db: Database, { where, sort, after, limit }: Stretch) {
  const read = (condition: SQL | undefined, most: number) =>
    db
      .select({ json, id: properties.id, price: priceBy[sort], verifiedAtMs })
      .from(properties)
      .where(and(where, condition))
      .orderBy(...orders[sort])
      .limit(most)
  if (after === undefined) return read(undefined, limit)
  const [, price, verifiedAt, id] = after
  const older = sql`(${properties.verifiedAt}, ${properties.id}) < (to_timestamp(${verifiedAt}::float8 / 1000), ${id}::uuid)`
  if (sort === 'newest') return read(older, limit)
  const rest = await read(and(eq(priceBy[sort], price), older), limit)
  if (rest.length === limit) return rest
  const beyond = sort === 'priceAsc' ? gt(priceBy[sort], price) : lt(priceBy[sort], price)
  return [...rest, ...(await read(beyond, limit - rest.length))]
}

const priceBy = { newest: properties.priceMin, priceAsc: properties.priceMin, priceDesc: properties.priceMax }

/** Reads a cursor of this order; any other is refused. */
const placeOf = (cursor: string, sort: PropertySort): PlaceInOrder =>
  keyOf(cursor, (key): key is PlaceInOrder => isPlace(key) && key[0] === sort)

const isPlace = (key: unknown): key is PlaceInOrder =>
  Array.isArray(key) && key.length === 4 && Number.isSafeInteger(key[1]) && isMoment(key[2]) && isId(key[3])

/** Milliseconds that PostgreSQL can hold and a JavaScript date with it: the former begins, the latter ends earlier. */
const isMoment = (part: unknown): boolean => typeof part === 'number' && part >= MIN_TIMESTAMP_MS && part <= MAX_DATE_MS
const MIN_TIMESTAMP_MS = Date.UTC(-4713, 10, 24) // 4714 BC, counted with a year 0
const MAX_DATE_MS = 8_640_000_000_000_000
