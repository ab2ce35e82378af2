import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PropertyType } from '#contract/property-facts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { postcodeDistrict, postcodeSector, soldPrices } from '../tables/sold-price.ts'

export type SoldRow = typeof soldPrices.$inferInsert

const columns = getTableColumns(soldPrices)
const columnEntries = Object.entries(columns)
const identifiers = (names: string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
const all = identifiers(columnEntries.map(([, { name }]) => name))
const changing = columnEntries.map(([, { name }]) => name).filter((name) => name !== 'id')
const excluded = sql.join(
  changing.map((name) => sql`excluded.${sql.identifier(name)}`),
  sql`, `,
)
const stored = sql.join(
  changing.map((name) => sql`sold_price.${sql.identifier(name)}`),
  sql`, `,
)
const givenColumns = sql.join(
  changing.map((name) => sql`given.${sql.identifier(name)}`),
  sql`, `,
)
const typed = sql.join(
  columnEntries.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
  sql`, `,
)

export async function storeSales(tx: Queryable, sales: SoldRow[]): Promise<{ postcode: string; isAdded: boolean }[]> {
  if (sales.length === 0) return []
  const { rows } = await tx.execute<{ postcode: string; isAdded: boolean }>(sql`
    insert into ${soldPrices} (${all})
    select ${all} from ${given(sales)}
    on conflict (id) do update set (${identifiers(changing)}) = row(${excluded})
    where (${stored}) is distinct from (${excluded})
    returning postcode, xmax = 0 as "isAdded"`)
  return rows
}

function given(sales: SoldRow[]): SQL {
  const rows = sales.map((sale) =>
    Object.fromEntries(columnEntries.map(([field, { name }]) => [name, sale[field as keyof SoldRow] ?? null])),
  )
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (${typed})`
}

export async function compareSales(
  db: Queryable,
  sales: SoldRow[],
  gone: string[],
): Promise<{ added: number; changed: number; deleted: number }> {
  const { rows } = await db.execute<{ added: number; changed: number }>(sql`
    select count(*) filter (where sold_price.id is null)::int as added,
      count(*) filter (where sold_price.id is not null and (${stored}) is distinct from (${givenColumns}))::int as changed
    from ${given(sales)} left join ${soldPrices} on sold_price.id = given.id`)
  const deleted = gone.length > 0 ? await db.$count(soldPrices, inArray(soldPrices.id, gone)) : 0
  return { added: rows[0]?.added ?? 0, changed: rows[0]?.changed ?? 0, deleted }
}

export async function deleteSales(tx: Queryable, ids: string[]): Promise<{ postcode: string }[]> {
  if (ids.length === 0) return []
  return await tx.delete(soldPrices).where(inArray(soldPrices.id, ids)).returning({ postcode: soldPrices.postcode })
}

export type StoredSale = typeof soldPrices.$inferSelect

export const saleColumns = sql.join(
  columnEntries.map(([field, { name }]) => sql`${sql.identifier(name)} as ${sql.identifier(field)}`),
  sql`, `,
)

/** Runs a query of sales as plain SQL: mapping hundreds of rows for each home would take longer than reading them. */
export async function salesBy(db: Queryable, statement: SQL): Promise<StoredSale[]> {
  const { rows } = await db.execute<StoredSale>(statement)
  return rows.map((sale) => ({ ...sale, price: Number(sale.price) })) // pg returns a bigint as text
}

const MAX_OF_POSTCODE = 500
export const MAX_IN_MEDIAN = 200

export async function knownPostcodes(db: Database, candidates: string[]): Promise<string[]> {
  if (candidates.length === 0) return []
  const one = (postcode: string) => sql`(select postcode from ${soldPrices} where postcode = ${postcode} limit 1)`
  const { rows } = await db.execute<{ postcode: string }>(sql.join(candidates.map(one), sql` union all `))
  return rows.map(({ postcode }) => postcode)
}

export async function salesOfPostcodes(db: Database, postcodes: string[]): Promise<StoredSale[]> {
  if (postcodes.length === 0) return []
  const one = (postcode: string) => sql`
    (select ${saleColumns} from ${soldPrices} where postcode = ${postcode} order by sold_on desc limit ${MAX_OF_POSTCODE})`
  return salesBy(db, sql.join(postcodes.map(one), sql` union all `))
}

export const areas = { sector: postcodeSector, district: postcodeDistrict } as const
export type PostcodeArea = keyof typeof areas

export type Surroundings = { area: PostcodeArea; postcode: string; type: PropertyType }

export const partOf = (area: PostcodeArea, postcode: string): string => postcode.slice(0, area === 'sector' ? -2 : -3)

const newestAround = ({ area, postcode, type }: Surroundings): SQL => sql`
  from ${soldPrices} where ${areas[area]} = ${partOf(area, postcode)} and type = ${type} and is_additional is not true
  order by sold_on desc limit ${MAX_IN_MEDIAN}`

export const salesAround = (db: Database, around: Surroundings): Promise<StoredSale[]> =>
  salesBy(db, sql`select ${saleColumns} ${newestAround(around)}`)

export type PaidPrice = Pick<
  StoredSale,
  'price' | 'currency' | 'type' | 'area' | 'postcode' | 'street' | 'soldOn' | 'isAdditional'
>

export async function pricesAround(db: Database, around: Surroundings): Promise<PaidPrice[]> {
  const { rows } = await db.execute<PaidPrice>(
    sql`select price_cents::float as price, currency, type, area_m2 as area, postcode, street,
      sold_on::text as "soldOn", is_additional as "isAdditional" ${newestAround(around)}`,
  )
  return rows
}
