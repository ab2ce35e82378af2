import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Queryable } from '../database.ts'
import { liftLimits, upgradeAddress } from './upgrade-connection.ts'
import { withLocks } from './with-locks.ts'

const QUEUE_VERSION = 18

/**
 * Indexes that we add to the job queue, which has one only for due jobs; these find running and failed jobs. Only this
 * file accesses the queue's private tables, because a view can't have an index and no public function registers a job
 * name without adding a job. Other code reads the view `graphile_worker.jobs`.
 */
const ownIndexes = {
  keyhaven_running: `create index keyhaven_running on graphile_worker._private_jobs (locked_at) where locked_at is not null`,
  keyhaven_failed: `create index keyhaven_failed on graphile_worker._private_jobs (id)
     where attempts = max_attempts and locked_at is null`,
}

/** Upgrades the job queue's schema to the version of its library, which is loaded only if needed (D-222). */
export async function migrateQueue(client: pg.Client, url: string, say: (line: string) => void): Promise<void> {
  if ((await versionOf(client)) !== QUEUE_VERSION) await runLibrary(url)
  for (const [index, statement] of Object.entries(ownIndexes)) {
    const { rows } = await client.query('select to_regclass($1) is null as is_missing', [`graphile_worker.${index}`])
    if (rows[0].is_missing) await withLocks({ client, statements: [statement], say })
  }
}

async function versionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query(`select to_regclass('graphile_worker.migrations') is not null as is_there`)
  if (!rows[0].is_there) return undefined
  return (await client.query('select max(id) as version from graphile_worker.migrations')).rows[0].version
}

async function runLibrary(url: string): Promise<void> {
  const { runMigrations } = await import('./queue-library.ts')
  const onConnect = async (connection: pg.ClientBase) => {
    await liftLimits(connection)
    // Each step is a transaction. As they are in order, waiting for the disk in the last one suffices.
    await connection.query('set synchronous_commit = off')
  }
  const pgPool = new pg.Pool({ ...upgradeAddress(url), max: 1, onConnect })
  pgPool.on('error', () => {}) // the failed query reports it
  try {
    await runMigrations({ pgPool, noHandleSignals: true })
  } finally {
    await pgPool.end()
  }
}

/**
 * Adds the rows of all job names in advance: otherwise, the first job of a name would block all others until its
 * commit.
 */
export async function registerJobs(db: Queryable, names: string[]): Promise<void> {
  await db.execute(sql`insert into graphile_worker._private_tasks (identifier)
    select unnest(${sql.param(names)}::text[]) on conflict do nothing`)
}
