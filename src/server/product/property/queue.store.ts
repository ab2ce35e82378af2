import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { DecisionQueue } from '#contract/decision-queue'
import { MAX_TOTAL } from '#contract/list'
import { countUpTo } from '../../platform/db/bounded-count.ts'
import type { Database } from '../../platform/db/database.ts'
import { properties, propertyState } from '../tables/property.ts'

/**
 * Returns the pending listings on either side of one (`previous` is newer, `next` older), with the number on each side.
 * The listing itself may be decided or deleted.
 */
export async function queueAround(db: Database, id: string): Promise<DecisionQueue> {
  const [newer, older] = await Promise.all([side(db, id, 'newer'), side(db, id, 'older')])
  return { before: newer.count, previous: newer.nearest, after: older.count, next: older.nearest }
}

async function side(db: Database, id: string, which: 'newer' | 'older') {
  const beyond = which === 'newer' ? sql`${properties.id} > ${id}::uuid` : sql`${properties.id} < ${id}::uuid`
  const where = and(eq(propertyState, 'pending'), beyond)
  const orderBy = which === 'newer' ? asc(properties.id) : desc(properties.id)
  const [nearest] = await db.select({ id: properties.id }).from(properties).where(where).orderBy(orderBy).limit(1)
  const count = await countUpTo(db, { table: properties, where, orderBy: [orderBy], max: MAX_TOTAL })
  return { nearest: nearest?.id, count }
}
