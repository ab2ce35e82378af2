import { sql } from 'drizzle-orm'
import type { Database } from '../../src/server/platform/db/database.ts'

export type Snapshot = Record<string, string>

/** Attempts are the only trace that a refused call may leave. */
const COUNTED = ['rate_count']

/** Checksums of all existing tables in one statement, so that they are consistent. */
export async function snapshot(db: Database): Promise<Snapshot> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const checksums = tables
    .filter(({ name }) => !COUNTED.includes(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, coalesce(md5(string_agg(row.text, '' order by row.text)), '') as checksum
          from (select t::text as text from ${sql.identifier(name)} t) row`,
    )
  const { rows } = await db.execute<{ name: string; checksum: string }>(sql.join(checksums, sql` union all `))
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]))
}

export const changedTables = (before: Snapshot, after: Snapshot): string[] =>
  Object.keys(after).filter((name) => after[name] !== before[name])
