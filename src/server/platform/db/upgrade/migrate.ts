import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { brandName } from '#contract/brand'
import { OperatorError } from '../../../operator-error.ts'
import { root } from '../../../project-root.ts'
import { advisoryLocks } from '../advisory-locks.ts'
import { migrateQueue } from './migrate-queue.ts'
import { unmetRequirements } from './requirements.ts'
import { runMigration } from './run-migration.ts'
import { connectForUpgrade } from './upgrade-connection.ts'

type Options = { folder?: string; say?: (line: string) => void }

const LOCK_TIMEOUT_MS = 3_600_000 // another process may be building indexes on big tables
const LOCK_POLL_MS = 200

const JOURNAL = 'drizzle.__drizzle_migrations'

const migrationsFolder = join(root, 'src/server/platform/db/migrations')

/**
 * Upgrades the database to this version while other processes write. Concurrent starts wait for each other, and an
 * interrupted upgrade is continued. Throws an `OperatorError` if a newer version has upgraded the database, or, before
 * any change, if the database doesn't meet a requirement.
 */
export async function migrate(url: string, { folder = migrationsFolder, say = () => {} }: Options = {}): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const client = await connectForUpgrade(url)
  try {
    await takeLock(client, say)
    const applied = await appliedTimes(client)
    refuseNewer(applied, migrations)
    const missing = missingOf(migrations, applied)
    refuseUnmet(await unmetRequirements(client, missing))
    if (missing.length > 0) await makeJournal(client)
    await applyMissing({ client, missing, isUpgrade: applied.size > 0, say })
    await migrateQueue(client, url, say)
  } finally {
    await client.end() // ends the session, and the lock with it
  }
}

export async function missingForUpgrade(client: pg.ClientBase): Promise<string[]> {
  const migrations = readMigrationFiles({ migrationsFolder })
  return unmetRequirements(client, missingOf(migrations, await appliedTimes(client)))
}

const missingOf = (migrations: MigrationMeta[], applied: Set<number>): MigrationMeta[] =>
  migrations.filter(({ folderMillis }) => !applied.has(folderMillis))

function refuseUnmet(problems: string[]): void {
  if (problems.length === 0) return
  throw new OperatorError(
    `the database lacks something for this version, and was left as it is.\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
  )
}

async function appliedTimes(client: pg.ClientBase): Promise<Set<number>> {
  if (!(await isThere(client, JOURNAL))) return new Set()
  const { rows } = await client.query(`select created_at::float8 as time from ${JOURNAL}`)
  return new Set(rows.map(({ time }) => time))
}

async function makeJournal(client: pg.Client): Promise<void> {
  if (await isThere(client, JOURNAL)) return
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists ${JOURNAL} (id serial primary key, hash text not null, created_at bigint)`,
  )
}

async function isThere(client: pg.ClientBase, relation: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as is_there', [relation])
  return rows[0].is_there
}

/**
 * Waits for the upgrade lock by polling: a session that waits inside PostgreSQL would block the other's `create index
 * concurrently`.
 */
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

type Upgrade = { client: pg.Client; missing: MigrationMeta[]; isUpgrade: boolean; say: (line: string) => void }

async function applyMissing({ client, missing, isUpgrade, say }: Upgrade): Promise<void> {
  for (const [at, { sql: statements, hash, folderMillis }] of missing.entries()) {
    if (isUpgrade) say(`Upgrading the database, step ${at + 1} of ${missing.length} …`)
    const record = () => client.query(`insert into ${JOURNAL} (hash, created_at) values ($1, $2)`, [hash, folderMillis])
    await runMigration({ client, statements, record, say })
  }
}

function refuseNewer(applied: Set<number>, migrations: MigrationMeta[]): void {
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis))
  if ([...applied].every((time) => known.has(time))) return
  throw new OperatorError(
    `a newer version of ${brandName()} has upgraded this database, and this one does not know its tables. Start that version, or restore a backup from before the upgrade.`,
  )
}
