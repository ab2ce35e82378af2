import { and, asc, gt, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from '../db/database.ts'

export type Person = { id: string; email: string }
/** A page of rows by id: at most `most`, after the id `after`. */
export type Part = { after: string | undefined; most: number }
export type ReadOwn = (db: Database, own: Person, part: Part) => Promise<{ id: string }[]>

/** Replaces the address of a deleted person; no account has it. */
export const NO_EMAIL = ''

export type PersonalData = {
  /** Sections of the file with all that is stored of a person, each in one noun alone (P-99). */
  exported: Record<string, ReadOwn>
  /**
   * Removes the name and address of a deleted person from rows that stay, in the transaction of the deletion.
   * Undefined: all rows go with the account.
   */
  forget: ((tx: Queryable, leaver: Person) => Promise<void>) | undefined
}

export const noPersonalData: PersonalData = { exported: {}, forget: undefined }

type Kept = PgTable & { id: PgColumn }
type Fields = Record<string, PgColumn | SQL> & { id: PgColumn }

export const partOf = (id: PgColumn, whose: SQL, { after }: Part): SQL | undefined =>
  and(whose, after === undefined ? undefined : gt(id, after))

/** Reads the rows of one table. Columns of other people's data are left out of `fields`. */
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
