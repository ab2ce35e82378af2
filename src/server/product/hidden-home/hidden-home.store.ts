import { and, eq, type SQL } from 'drizzle-orm'
import type { HiddenHome } from '#contract/hidden-home'
import type { Page, Paged } from '#contract/list'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { hiddenHomeFields, hiddenHomes } from '../tables/hidden-home.ts'
import { properties } from '../tables/property.ts'

const isOf = (userId: string) => eq(hiddenHomes.userId, userId)
const isOne = (userId: string, propertyId: string) => and(isOf(userId), eq(hiddenHomes.propertyId, propertyId))

export async function hiddenHomesOf(db: Database, userId: string, page: Page): Promise<Paged<HiddenHome>> {
  const list = { table: hiddenHomes, where: isOf(userId) as SQL, page }
  const found = await newestFirst(db, list, (query) =>
    db
      .select(hiddenHomeFields)
      .from(hiddenHomes)
      .innerJoin(properties, eq(properties.id, hiddenHomes.propertyId))
      .where(query.where)
      .orderBy(query.orderBy)
      .limit(query.limit),
  )
  return { ...found, rows: found.rows.map(withoutNulls) }
}

export async function isHidden(db: Queryable, userId: string, propertyId: string): Promise<boolean> {
  const rows = await db.select({ id: hiddenHomes.id }).from(hiddenHomes).where(isOne(userId, propertyId))
  return rows.length > 0
}

export const countHidden = (tx: Queryable, userId: string): Promise<number> => tx.$count(hiddenHomes, isOf(userId))

export const addHidden = (tx: Queryable, userId: string, propertyId: string): Promise<unknown> =>
  tx.insert(hiddenHomes).values({ userId, propertyId }).onConflictDoNothing()

export async function removeHidden(db: Queryable, userId: string, propertyId: string): Promise<boolean> {
  const removed = await db.delete(hiddenHomes).where(isOne(userId, propertyId))
  return removed.rowCount === 1
}
