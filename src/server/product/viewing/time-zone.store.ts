import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'

const known = new WeakMap<Database, Promise<ReadonlySet<string>>>()

/** The time zones that the database knows by name; read once, as it goes through files for it. */
export function knownTimeZones(db: Database): Promise<ReadonlySet<string>> {
  const names = known.get(db) ?? readNames(db)
  known.set(db, names)
  names.catch(() => known.delete(db))
  return names
}

async function readNames(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from pg_timezone_names where name ~ '^[A-Z]'`)
  return new Set(rows.map(({ name }) => name))
}
