import { and, asc, desc, gte, lte, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { MOST_ROWS, type Paged } from '#contract/list'
import type { Property, PropertySearch, PropertySort } from '#contract/property'
import type { Database } from '../db/database.ts'
import { isId, keyOf, pageOf, rowsAsked } from '../db/keyset.ts'
import { properties, propertyFields } from '../db/tables/property.ts'
import { withoutNulls } from '../db/without-nulls.ts'

type Search = z.output<typeof PropertySearch>
type Key = [sort: PropertySort, price: number, verifiedAt: number, id: string]

const isPublic = sql`${properties.status} = 'verified' and ${properties.soldAt} is null and ${properties.withdrawnAt} is null`
const verifiedAtMs = sql<number>`(extract(epoch from ${properties.verifiedAt}) * 1000)::float8`
const order = {
  newest: [],
  priceAsc: [asc(properties.priceMin)],
  priceDesc: [desc(properties.priceMax)],
} satisfies Record<PropertySort, SQL[]>

/** Verified, unsold homes (decisions §5): newest by verification first, or by price with ties by newest. */
export async function searchPublicProperties(db: Database, search: Search): Promise<Paged<Property>> {
  const sort = search.sort ?? 'newest'
  const wanted = and(isPublic, overlapsPrice(search), ...wordsOf(search.q).map(hasWord))
  const [rows, total] = await Promise.all([
    db
      .select({ ...propertyFields, verifiedAtMs, priceMin: properties.priceMin, priceMax: properties.priceMax })
      .from(properties)
      .where(and(wanted, search.cursor === undefined ? undefined : comesAfter(search.cursor, sort)))
      .orderBy(...order[sort], desc(properties.verifiedAt), desc(properties.id))
      .limit(rowsAsked(search)),
    countUpTo(db, wanted, MOST_ROWS),
  ])
  const page = pageOf(rows, search, total, (row): Key => [sort, priceOf(row, sort), row.verifiedAtMs, row._id])
  return { ...page, rows: page.rows.map(withoutNulls) }
}

const priceOf = (row: { priceMin: number; priceMax: number }, sort: PropertySort): number =>
  sort === 'priceDesc' ? row.priceMax : row.priceMin

export const wordsOf = (q: string | undefined): string[] =>
  (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)

/** The text of a home has this word somewhere. What people type is text, not a pattern. */
export const hasWord = (word: string): SQL =>
  sql`${properties.searchText} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`

function overlapsPrice({ minPrice, maxPrice }: Search): SQL | undefined {
  return and(
    minPrice === undefined ? undefined : gte(properties.priceMax, Math.round(minPrice * 100)),
    maxPrice === undefined ? undefined : lte(properties.priceMin, Math.round(maxPrice * 100)),
  )
}

function comesAfter(cursor: string, sort: PropertySort): SQL {
  const [, price, verifiedAt, id] = keyOf(cursor, (key): key is Key => isKeyOf(sort, key))
  const older = sql`(${properties.verifiedAt}, ${properties.id}) < (to_timestamp(${verifiedAt}::float8 / 1000), ${id}::uuid)`
  if (sort === 'newest') return older
  const column = sort === 'priceAsc' ? properties.priceMin : properties.priceMax
  const beyond = sort === 'priceAsc' ? sql`${column} > ${price}` : sql`${column} < ${price}`
  return sql`(${beyond} or (${column} = ${price} and ${older}))`
}

const isKeyOf = (sort: PropertySort, key: unknown): boolean =>
  Array.isArray(key) &&
  key.length === 4 &&
  key[0] === sort &&
  Number.isSafeInteger(key[1]) &&
  isMoment(key[2]) &&
  isId(key[3])

/** Milliseconds that a date can hold, and PostgreSQL with it. */
const isMoment = (part: unknown): boolean => typeof part === 'number' && !Number.isNaN(new Date(part).getTime())

/** Exact up to `most`; beyond it counting stops. */
async function countUpTo(db: Database, wanted: SQL | undefined, most: number): Promise<number | '1000+'> {
  const some = db
    .select({ one: sql`1` })
    .from(properties)
    .where(wanted)
    .limit(most + 1)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  const count = row?.count ?? 0
  return count > most ? '1000+' : count
}
