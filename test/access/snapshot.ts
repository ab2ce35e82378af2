import { sql } from 'drizzle-orm'
import type { Database } from '../../src/server/platform/db/database.ts'

/** A checksum of each table's rows, by its name. */
export type Snapshot = Record<string, string>

/** The only trace that a refused call may leave: the attempt. */
const COUNTED = ['rate_count']

/** The checksums of all tables that there are, so that no list of them gets old. One statement: no row moves between two of them. */
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

/** The tables of which a row is another one, gone or new. */
export const changedTables = (before: Snapshot, after: Snapshot): string[] =>
  Object.keys(after).filter((name) => after[name] !== before[name])
