import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { compareClocks, differenceInWords } from '../../../platform/clocks/compare-clocks.ts'
import type { ClockDifference } from '../../../platform/clocks/other-clocks.ts'
import { missingForUpgrade } from '../../../platform/db/upgrade/migrate.ts'
import { openKeys } from '../../../platform/embedded-postgres/database-json.ts'
import { startEmbedded } from '../../../platform/embedded-postgres/embedded-postgres.ts'
import { checkWritable } from '../../../platform/files/writable-folder.ts'
import { zonesInUse } from '../../../product/viewing/zones-in-use.store.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Check } from './check.ts'
import { maskedAddress } from './masked.ts'

const TIMEOUT_MS = 5_000
const START_TIMEOUT_MS = 60_000

export function databaseCheck({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Check {
  if (databaseUrl)
    return { what: 'database', provider: `PostgreSQL at ${maskedAddress(databaseUrl)}`, ask: () => askAt(databaseUrl) }
  const folder = resolve(dataDir)
  const provider = `PostgreSQL of our own in ${folder}`
  return { what: 'database', provider, ask: () => askOwn(folder), timeoutMs: START_TIMEOUT_MS }
}

export const replicaChecks = ({ databaseReadUrls }: Pick<Settings, 'databaseReadUrls'>): Check[] =>
  databaseReadUrls.map((url) => ({
    what: 'replica',
    provider: `PostgreSQL at ${maskedAddress(url)}`,
    ask: () => askReplica(url),
  }))

const askReplica = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ follows: boolean; behind: number | null }>(
      `select pg_is_in_recovery() as follows,
         case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
           else extract(epoch from now() - pg_last_xact_replay_timestamp())::int end as behind`,
    )
    if (!rows[0]?.follows) throw new Error('it is no replica: DATABASE_READ_URL takes standbys of the database alone')
    return rows[0].behind
      ? [`it is ${rows[0].behind} seconds behind; until it has caught up the primary takes its reads`]
      : []
  })

async function askOwn(folder: string): Promise<string[]> {
  if (!(await isMade(folder))) {
    await checkWritable(folder)
    return ['it is made at the first start']
  }
  const { url, stop } = await startEmbedded(folder, () => {}, { join: true })
  return askAt(url).finally(stop)
}

/** Returns true if the folder contains a database. The check avoids opening an empty folder, which would create one. */
async function isMade(folder: string): Promise<boolean> {
  const files = join(folder, 'postgres')
  const isThere = existsSync(files) && (await readdir(files)).length > 0
  if (existsSync(join(folder, 'database.json'))) return isThere || (await openKeys(folder)).away
  if (isThere) throw new Error(`${files} has a database, whose database.json is not in ${folder} any more: restore it`)
  return false
}

const askAt = (connectionString: string): Promise<string[]> =>
  withClient(connectionString, async (client) => {
    const lacks = await missingForUpgrade(client)
    if (lacks.length > 0) throw new Error(lacks.join('; '))
    return [...(await encryptionNotes(client)), ...(await queueNotes(client)), ...(await clockNotes(client))]
  })

async function encryptionNotes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query('select ssl, version from pg_stat_ssl where pid = pg_backend_pid()')
  return encryptionNote(client.host, rows[0]?.ssl ? rows[0].version : undefined)
}

export function encryptionNote(host: string, tls: string | undefined): string[] {
  if (tls) return [`the connection is encrypted (${tls})`]
  if (/^\/|^(localhost|127\.[\d.]+|::1)$/.test(host)) return []
  return ['the connection is not encrypted: add sslmode=verify-full to DATABASE_URL, unless its network is yours alone']
}

const MAX_NAMED = 5

/**
 * Returns notes about differences between the time zone data of Node or this database and the data of our package,
 * which determines the times shown (D-448).
 */
async function clockNotes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`select to_regclass('viewing') is not null as is_there`)
  if (!rows[0].is_there) return []
  const [db, now] = [drizzle(client), new Date()]
  const { node, database } = await compareClocks(db, await zonesInUse(db, now), now)
  return [...differenceNote('of Node', node), ...differenceNote('of this database', database)]
}

function differenceNote(whose: string, differences: ClockDifference[]): string[] {
  if (differences.length === 0) return []
  const named = differences.slice(0, MAX_NAMED).map(differenceInWords).join('; ')
  const more = differences.length > MAX_NAMED ? `; and ${differences.length - MAX_NAMED} more` : ''
  return [`the clocks ${whose} differ from ours, by which times are shown: ${named}${more}`]
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS })
  client.on('error', () => {}) // the failed query reports it
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const MAX_WAIT_MINUTES = 10

async function queueNotes(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('graphile_worker.jobs') is not null as is_there`)
  if (!found[0].is_there) return [] // the first start creates it
  const { rows } = await client.query<{ failed: number; waits: boolean }>(
    `select (select count(*)::int from (
         select from graphile_worker.jobs where attempts = max_attempts and locked_at is null limit 1001) as found) as failed,
       exists (select from graphile_worker.jobs
         where attempts < max_attempts and locked_at is null and run_at < now() - make_interval(mins => $1)) as waits`,
    [MAX_WAIT_MINUTES],
  )
  const { failed = 0, waits = false } = rows[0] ?? {}
  return [
    ...(failed > 0
      ? [
          `${failed > 1000 ? 'over 1000' : failed} background jobs have failed for good: see Failed jobs on an admin’s profile`,
        ]
      : []),
    ...(waits ? [`background jobs have waited for over ${MAX_WAIT_MINUTES} minutes: is no server running?`] : []),
  ]
}
