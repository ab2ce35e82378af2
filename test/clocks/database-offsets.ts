import { sql } from 'drizzle-orm'
import type { Queryable } from '../../src/server/platform/db/database.ts'

/** Offsets are in minutes. */
export async function databaseOffsets(db: Queryable, zones: string[], moment: Date): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; minutes: number }>(sql`
    select name, (extract(epoch from (${moment}::timestamptz at time zone name) - (${moment}::timestamptz at time zone 'UTC')) / 60)::float8 as minutes
    from pg_timezone_names where name = any(string_to_array(${zones.join(',')}, ','))`)
  return new Map(rows.map(({ name, minutes }) => [name, minutes]))
}
