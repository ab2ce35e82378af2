import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../db/embedded.ts'
import type { Settings } from '../settings.ts'
import { checkWritable } from '../writable-folder.ts'
import type { Check } from './check.ts'
import { maskedAddress } from './masked.ts'

const PATIENCE = 5_000
const START_PATIENCE = 60_000

export function databaseCheck({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Check {
  if (databaseUrl)
    return { what: 'database', provider: `PostgreSQL at ${maskedAddress(databaseUrl)}`, ask: () => askAt(databaseUrl) }
  const folder = resolve(dataDir)
  if (!existsSync(folder))
    return {
      what: 'database',
      provider: `PostgreSQL of our own, made at the first start in ${folder}`,
      ask: () => checkWritable(folder),
    }
  const provider = `PostgreSQL of our own in ${folder}`
  return { what: 'database', provider, ask: () => askOwn(folder), patience: START_PATIENCE }
}

async function askOwn(folder: string): Promise<void> {
  const { url, stop } = await startEmbedded(folder, () => {}, { join: true })
  await askAt(url).finally(stop)
}

async function askAt(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE })
  client.on('error', () => {}) // the query that it breaks says so
  await client.connect()
  try {
    const { rowCount } = await client.query(`select from pg_available_extensions where name = 'pg_trgm'`)
    if (!rowCount) throw new Error('the extension pg_trgm is not available: install PostgreSQL’s contrib')
  } finally {
    await client.end()
  }
}
