import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/database.ts'

export type Retention = { table: PgTable; endedAt: PgColumn; keepDays: number }

export const BATCH_SIZE = 1000

export async function deleteExpired(db: Queryable, retention: Retention): Promise<number> {
  const { rowCount } = await db.execute(deletionOf(retention))
  return rowCount ?? 0
}

/** Returns the statement that deletes expired rows. It uses the ctid, as not every table has a key of one column. */
export const deletionOf = ({ table, endedAt, keepDays }: Retention): SQL =>
  sql`delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${endedAt} < now() - make_interval(days => ${keepDays})
    order by ${endedAt} limit ${BATCH_SIZE} for update skip locked))`
