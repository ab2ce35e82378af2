import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { OperatorError } from '../../operator-error.ts'
import { replicationCommand } from './replication-command.ts'

/** A finished copy. `endLsn`: the position in the write-ahead log at its end. `sha256`: the checksum of the file. */
export type DatabaseCopy = { endLsn: string; sha256: string }

const CONNECT_TIMEOUT_MS = 15_000

/**
 * Copies a running PostgreSQL into one compressed tar file, with the part of the write-ahead log that makes it
 * consistent (BASE_BACKUP, as pg_basebackup does; D-306). `url` must be that of a superuser. Returns when the file is
 * on disk.
 */
export async function copyDatabase(url: string, file: string): Promise<DatabaseCopy> {
  const client = new pg.Client({
    connectionString: `${url}?replication=true`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  client.on('error', () => {}) // the current command reports it
  await client.connect()
  try {
    // Retains the write-ahead log until it is copied. The temporary slot ends with this connection.
    await replicationCommand(
      client,
      `CREATE_REPLICATION_SLOT keyhaven_backup_${process.pid} TEMPORARY PHYSICAL (RESERVE_WAL)`,
    )
    return await receive(client, file)
  } catch (error) {
    if (error instanceof pg.DatabaseError)
      throw new OperatorError(`the database could not be copied: ${error.message}`, { cause: error })
    throw error
  } finally {
    await client.end()
  }
}

async function receive(client: pg.Client, file: string): Promise<DatabaseCopy> {
  const tar = new PassThrough()
  const hash = createHash('sha256')
  const written = pipeline(
    tar,
    createGzip({ level: 1 }),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const bytes of source) {
        hash.update(bytes)
        yield bytes
      }
    },
    createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
  )
  const command = `BASE_BACKUP (LABEL 'keyhaven', CHECKPOINT 'fast', WAL, MANIFEST 'no')`
  const received = replicationCommand(client, command, tar).then(
    (rows) => {
      tar.end()
      return rows
    },
    (error) => {
      tar.destroy(error)
      throw error
    },
  )
  const [rows] = await Promise.all([received, written])
  return { endLsn: rows.at(-1)?.[0] ?? '', sha256: hash.digest('hex') }
}
