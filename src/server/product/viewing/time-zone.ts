import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { Refusal } from '../../refusal.ts'
import { zoneAtPoint } from '../place/time-zone.ts'

type Point = NonNullable<Parameters<typeof zoneAtPoint>[0]>

/** The time zone at a home; its agent's where its place is not known, or in a zone that is newer than the database. */
export function zoneOfHome(home: Point, ofAgent: string, known: ReadonlySet<string>): string {
  return [zoneAtPoint(home) ?? ofAgent, ofAgent].find((name) => known.has(name)) ?? 'UTC'
}

export function checkTimeZone(name: string, known: ReadonlySet<string>): void {
  if (known.has(name)) return
  const message = 'This time zone is not known'
  throw new Refusal('invalid', message, { timeZone: message })
}

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
