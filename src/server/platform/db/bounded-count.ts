import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Total } from '#contract/list'
import type { Queryable } from './database.ts'

type CountQuery = { table: PgTable; where: SQL | undefined; orderBy: SQL[]; max: number }

/**
 * Returns the number of matching rows: exact up to `max`, and `max+` beyond. Rows are counted in the given order, and
 * so by its index: in physical order, the first match may follow a million other rows.
 */
export async function countUpTo(db: Queryable, query: CountQuery): Promise<Total> {
  const [row] = await selectCount(db, query)
  return shownCount(row?.count ?? 0, query.max)
}

export function selectCount(db: Queryable, { table, where, orderBy, max }: CountQuery) {
  const some = db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(max + 1)
    .as('some')
  return db.select({ count: sql<number>`count(*)::int` }).from(some)
}

export const shownCount = (count: number, max: number): Total => (count > max ? `${max}+` : count)
