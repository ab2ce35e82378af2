import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/database.ts'

/** The days for which rows are kept after the moment in `endedAt`, which has an index; rows without that moment stay. */
export type Retention = { table: PgTable; endedAt: PgColumn; keepDays: number }

/** The number of rows that one statement deletes, so that it holds no lock for long. */
export const BATCH_SIZE = 1000

/** Deletes up to `BATCH_SIZE` rows whose time is over, oldest first, and returns how many. Rows locked by another transaction are skipped. */
export async function deleteExpired(db: Queryable, retention: Retention): Promise<number> {
  const { rowCount } = await db.execute(deletionOf(retention))
  return rowCount ?? 0
}

/** By their place in the table: not every table has a key of one column. */
export const deletionOf = ({ table, endedAt, keepDays }: Retention): SQL =>
  sql`delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${endedAt} < now() - make_interval(days => ${keepDays})
    order by ${endedAt} limit ${BATCH_SIZE} for update skip locked))`
