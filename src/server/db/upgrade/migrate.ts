import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { BRAND } from '#contract/brand'
import { OperatorError } from '../../operator-error.ts'
import { root } from '../../project-root.ts'
import { advisoryLocks } from '../advisory-locks.ts'
import { migrateQueue } from './migrate-queue.ts'
import { runMigration } from './run-migration.ts'

type Options = { folder?: string; say?: (line: string) => void }

const CONNECT_TIMEOUT_MS = 15_000
const LOCK_TIMEOUT_MS = 3_600_000 // another process may be building indexes on big tables
const LOCK_POLL_MS = 200

/** drizzle-kit's own table, so that its tools know what has been applied. */
const JOURNAL = 'drizzle.__drizzle_migrations'

/**
 * Upgrades the database to this version, with writers at work. Processes that start at once wait for each other; what a killed
 * upgrade left half done is continued. Throws an `OperatorError` on a database that a newer version has upgraded.
 */
export async function migrate(
  url: string,
  { folder = join(root, 'src/server/db/migrations'), say = () => {} }: Options = {},
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {}) // the query that it breaks says so
  await client.connect()
  try {
    await takeLock(client, say)
    await client.query('create schema if not exists drizzle')
    await client.query(
      `create table if not exists ${JOURNAL} (id serial primary key, hash text not null, created_at bigint)`,
    )
    await applyMissing(client, migrations, say)
    await migrateQueue(client, url)
  } finally {
    await client.end() // ends the session, and the lock with it
  }
}

/** Polls: a session that waits inside of PostgreSQL would block the other one's `create index concurrently`. */
async function takeLock(client: pg.Client, say: (line: string) => void): Promise<void> {
  const deadline = performance.now() + LOCK_TIMEOUT_MS
  for (let waits = 0; ; waits++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [advisoryLocks.migration])
    if (rows[0].taken) return
    if (waits === 10) say('Waiting for another process to upgrade the database …')
    if (performance.now() > deadline)
      throw new OperatorError('another process has been upgrading the database for an hour.')
    await sleep(LOCK_POLL_MS)
  }
}

async function applyMissing(client: pg.Client, migrations: MigrationMeta[], say: (line: string) => void) {
  const { rows } = await client.query(`select created_at::float8 as time from ${JOURNAL}`)
  const applied = new Set<number>(rows.map(({ time }) => time))
  refuseNewer(applied, migrations)
  const missing = migrations.filter(({ folderMillis }) => !applied.has(folderMillis))
  for (const [at, migration] of missing.entries()) {
    if (applied.size > 0) say(`Upgrading the database, step ${at + 1} of ${missing.length} …`)
    const { hash, folderMillis } = migration
    await runMigration(client, migration.sql, () =>
      client.query(`insert into ${JOURNAL} (hash, created_at) values ($1, $2)`, [hash, folderMillis]),
    )
  }
}

function refuseNewer(applied: Set<number>, migrations: MigrationMeta[]): void {
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis))
  if ([...applied].every((time) => known.has(time))) return
  throw new OperatorError(
    `a newer version of ${BRAND} has upgraded this database, and this one does not know its tables. Start that version, or restore a backup from before the upgrade.`,
  )
}
