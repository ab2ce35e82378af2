import { and, asc, gt, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from '../db/database.ts'

export type Person = { id: string; email: string }
export type Part = { after: string | undefined; most: number }
export type ReadOwn = (db: Database, own: Person, part: Part) => Promise<{ id: string }[]>

/** Replaces the address of deleted users in rows that stay; no account can have it. */
export const NO_EMAIL = ''

export type PersonalData = {
  /** Sections of the export of a user's data. A section name may occur in only one noun (P-99). */
  exported: Record<string, ReadOwn>
  /**
   * Removes the name and address of a deleted user from rows that stay, in the transaction of the deletion. Undefined
   * if all rows are deleted with the account.
   */
  forget: ((tx: Queryable, leaver: Person) => Promise<void>) | undefined
}

export const noPersonalData: PersonalData = { exported: {}, forget: undefined }

type Kept = PgTable & { id: PgColumn }
type Fields = Record<string, PgColumn | SQL> & { id: PgColumn }

export const partOf = (id: PgColumn, whose: SQL, { after }: Part): SQL | undefined =>
  and(whose, after === undefined ? undefined : gt(id, after))

/** Returns a reader of the user's rows in a table. `fields` must not include columns with other users' data. */
export const ownRows =
  (table: Kept, fields: Fields, whose: (own: Person) => SQL): ReadOwn =>
  async (db, own, part) => {
    const rows = await db
      .select(fields)
      .from(table)
      .where(partOf(table.id, whose(own), part))
      .orderBy(asc(table.id))
      .limit(part.most)
    return rows.map((row) => ({ ...row, id: String(row.id) })) // a column of any table, which here is a uuid
  }
