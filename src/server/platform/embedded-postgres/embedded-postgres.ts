import { resolve } from 'node:path'
import type { Client } from 'pg'
import { OperatorError } from '../../operator-error.ts'
import { createCluster } from './cluster.ts'
import { connect } from './connect.ts'
import { type DataFolder, openDataFolder } from './data-folder.ts'
import { explain } from './failure.ts'
import { claim, keepOwned, ownerOf } from './ownership.ts'
import { refuseUnfinishedRestore } from './unfinished-restore.ts'

export type EmbeddedDatabase = { url: string; started: boolean; stop: () => Promise<void> }

/**
 * Starts our own PostgreSQL in `dataDir`, or takes over one that a killed app left running. A second app on the folder
 * gets an OperatorError or, with `join`, the address of the running server. `durable: false` is for tests only.
 * `onLaunched`: called once PostgreSQL, or the process that creates its files, has been launched.
 */
export async function startEmbedded(
  dataDir: string,
  say: (line: string) => void,
  options: { durable?: boolean; join?: boolean; onLaunched?: () => void } = {},
): Promise<EmbeddedDatabase> {
  const { durable = true, join = false, onLaunched = () => {} } = options
  const folder = resolve(dataDir)
  try {
    await refuseUnfinishedRestore(folder)
    const dataFolder = await openDataFolder(folder, say)
    await createCluster(dataFolder, durable, onLaunched)
    return await enter(dataFolder, { durable, join, say, onLaunched })
  } catch (error) {
    throw explain(error, folder)
  }
}

type StartOptions = { durable: boolean; join: boolean; say: (line: string) => void; onLaunched: () => void }

async function enter(
  dataFolder: DataFolder,
  { durable, join, say, onLaunched }: StartOptions,
): Promise<EmbeddedDatabase> {
  const { client, port, started } = await connect(dataFolder, durable, onLaunched)
  const url = `postgres://keyhaven:${dataFolder.password}@127.0.0.1:${port}/keyhaven`
  if (await claim(client)) {
    const stop = keepOwned(dataFolder, client, async () => (await connect(dataFolder, durable)).client, say)
    await ensureDatabase(client)
    return { url, started, stop }
  }
  const owner = await ownerOf(client)
  await ensureDatabase(client)
  await client.end()
  if (join) return { url, started: false, stop: async () => {} }
  const who = owner ? `process ${owner}` : 'another process'
  throw new OperatorError(
    `the data folder ${dataFolder.dataDir} is in use by ${who}: stop it, or set DATA_DIR to another folder.`,
  )
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_database where datname = 'keyhaven'`)
  if (rowCount) return
  await client.query('create database keyhaven').catch((error: { code?: string }) => {
    // Owner and importer may both find it missing: the second gets 42P04, or 23505 from the catalogue.
    if (error.code !== '42P04' && error.code !== '23505') throw error
  })
}
