import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { root } from '../root.ts'

const LOCK = 7_316_001 // any number, the same in every process of the product

/** Brings the database to this version. Processes that start at once wait for each other: drizzle's own migrator would not. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await runMigrations(drizzle({ client }), { migrationsFolder: join(root, 'src/server/db/migrations') })
  } finally {
    await client.end() // ends the session, and the lock with it
  }
}
