import { asc, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { partOf, type ReadOwn } from '../../platform/noun/personal-data.store.ts'
import { properties } from '../tables/property.ts'

type OfHome = PgTable & { userId: PgColumn; propertyId: PgColumn }
type Fields = Record<string, PgColumn | SQL> & { id: PgColumn }

/** Returns a reader of the user's rows in a table about homes, each with the title of its home. */
export const ownRowsOfHomes =
  (table: OfHome, fields: Fields): ReadOwn =>
  async (db, own, part) => {
    const rows = await db
      .select({ ...fields, title: properties.title })
      .from(table)
      .innerJoin(properties, eq(properties.id, table.propertyId))
      .where(partOf(fields.id, eq(table.userId, own.id), part))
      .orderBy(asc(fields.id))
      .limit(part.most)
    return rows.map((row) => ({ ...row, id: String(row.id) })) // a column of any table, which here is a uuid
  }
