import { and, desc, eq, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { MAX_OF_POSTCODE, MAX_OF_TYPE } from 'price-estimate'
import { PROPERTY_TYPES } from '#contract/fact-options'
import type { Database } from '../../platform/db/database.ts'
import {
  areas,
  type PostcodeArea,
  partOf,
  type StoredSale,
  saleColumns,
  salesBy,
} from '../sold-price/sold-price.store.ts'
import { estimateModels, soldPrices } from '../tables/sold-price.ts'

const MAX_LEARNT = 30_000

/**
 * The version of the stored models. Increase it when their structure or training changes: all areas are then trained
 * again.
 */
const VERSION = 3

export async function modelOf(db: Database, area: string): Promise<unknown> {
  const [row] = await db
    .select({ model: estimateModels.model })
    .from(estimateModels)
    .where(and(eq(estimateModels.area, area), eq(estimateModels.version, VERSION)))
  return row?.model
}

export async function changeOf(db: Database, area: string): Promise<Date | undefined> {
  const where = eq(estimateModels.area, area)
  const [row] = await db.select({ at: estimateModels.changedAt }).from(estimateModels).where(where)
  return row?.at
}

/** Stores the price model of a postcode area. `change`: the time of the last change that the model covers. */
export async function storeModel(db: Database, area: string, model: object | undefined, change: Date): Promise<void> {
  await db
    .update(estimateModels)
    .set({ model: model ?? null, version: VERSION, learnedAt: change })
    .where(eq(estimateModels.area, area))
}

export const areasOfSales = async (db: Database): Promise<string[]> => {
  const rows = await db.select({ area: estimateModels.area }).from(estimateModels).orderBy(estimateModels.area)
  return rows.map(({ area }) => area)
}

export async function areasToLearn(db: Database, limit: number): Promise<string[]> {
  const { area, learnedAt, changedAt, version } = estimateModels
  const isOld = or(isNull(learnedAt), gt(changedAt, learnedAt), isNull(version), ne(version, VERSION))
  const rows = await db.select({ area }).from(estimateModels).where(isOld).orderBy(changedAt).limit(limit)
  return rows.map((row) => row.area)
}

export const salesOfArea = (db: Database, area: string): Promise<StoredSale[]> =>
  db
    .select()
    .from(soldPrices)
    .where(and(gte(soldPrices.postcode, `${area}0`), lt(soldPrices.postcode, `${area}A`)))
    .orderBy(desc(soldPrices.soldOn))
    .limit(MAX_LEARNT)

const ofEachType = sql.join(
  PROPERTY_TYPES.map((type) => sql`(${type})`),
  sql`, `,
)

export async function candidatesNear(db: Database, postcode: string, part: PostcodeArea): Promise<StoredSale[]> {
  const sales = await salesBy(
    db,
    sql`
      (select ${saleColumns} from sold_price where postcode = ${postcode} order by sold_on desc limit ${MAX_OF_POSTCODE})
      union all
      select newest.* from (values ${ofEachType}) as every (one), lateral (
        select ${saleColumns} from sold_price where ${areas[part]} = ${partOf(part, postcode)} and type = every.one
        order by sold_on desc limit ${MAX_OF_TYPE}) as newest`,
  )
  return [...new Map(sales.map((sale) => [sale.id, sale])).values()]
}
