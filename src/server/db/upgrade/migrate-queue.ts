import pg from 'pg'
import { jobNames } from './job-names.ts'

/** The version of the queue's schema that its library brings: the last number in graphile-worker/sql. */
const QUEUE_VERSION = 18

/** The queue's own indexes find jobs that are due. These find the ones that are running, and the ones that failed for good. */
const ownIndexes = [
  `create index if not exists keyhaven_running on graphile_worker._private_jobs (locked_at) where locked_at is not null`,
  `create index if not exists keyhaven_failed on graphile_worker._private_jobs (id)
     where attempts = max_attempts and locked_at is null`,
]

/** Brings the schema of the job queue to the version of its library, which is loaded only where there is something to do (D-222). */
export async function migrateQueue(client: pg.Client, url: string): Promise<void> {
  if ((await versionOf(client)) !== QUEUE_VERSION) await runLibrary(url)
  for (const statement of ownIndexes) await client.query(statement)
  await client.query(
    'insert into graphile_worker._private_tasks (identifier) select unnest($1::text[]) on conflict do nothing',
    [jobNames],
  )
}

async function versionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query(`select to_regclass('graphile_worker.migrations') is not null as is_there`)
  if (!rows[0].is_there) return undefined
  return (await client.query('select max(id) as version from graphile_worker.migrations')).rows[0].version
}

async function runLibrary(url: string): Promise<void> {
  const { runMigrations } = await import('./queue-library.ts')
  const pgPool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 15_000 })
  pgPool.on('error', () => {}) // the query that it breaks says so
  // Each of its steps is a transaction of its own: they come in order, so the last one's wait for the disk is enough.
  pgPool.on('connect', (connection) => void connection.query('set synchronous_commit = off').catch(() => {}))
  try {
    await runMigrations({ pgPool, noHandleSignals: true })
  } finally {
    await pgPool.end()
  }
}
