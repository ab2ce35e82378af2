import type { Writable } from 'node:stream'
import type pg from 'pg'

type Wire = { query(text: string): void; stream: { pause(): void; resume(): void; destroy(error?: Error): void } }
type CopyData = { chunk: Buffer }
type DataRow = { fields: (string | null)[] }

/**
 * The time without data after which a copy fails. It is long, because the server first runs a checkpoint and sends
 * nothing during it.
 */
const STANDSTILL_MS = 10 * 60_000
const DATA = 'd'.charCodeAt(0)
const NEW_ARCHIVE = 'n'.charCodeAt(0)

/**
 * Runs a command of the replication protocol. Writes archive data to `archive`, with backpressure. Returns the rows of
 * all results (https://www.postgresql.org/docs/18/protocol-replication.html).
 */
export function replicationCommand(client: pg.Client, command: string, archive?: Writable): Promise<string[][]> {
  return new Promise((resolve, reject) => {
    const rows: string[][] = []
    let archives = 0
    let wire: Wire | undefined
    const fail = (error: Error) => {
      clearTimeout(timer)
      reject(error)
    }
    const timer = setTimeout(() => giveUp('the database sends nothing any more'), STANDSTILL_MS)
    const giveUp = (why: string) => {
      wire?.stream.destroy(new Error(why))
      fail(new Error(why))
    }
    archive?.once('error', (error) => giveUp(error.message))
    let isPaused = false
    archive?.on('drain', () => {
      isPaused = false
      wire?.stream.resume()
    })
    const receive = (bytes: Buffer) => {
      // The parser reuses its buffer, so data that is kept must be copied.
      if (!archive || archive.write(Buffer.from(bytes)) || isPaused) return
      isPaused = true
      wire?.stream.pause()
    }
    const submittable = {
      submit: (connection: unknown) => {
        wire = connection as Wire // pg’s own, whose type leaves out the socket
        wire.query(command)
      },
      handleCopyData: ({ chunk }: CopyData) => {
        timer.refresh()
        if (chunk[0] === NEW_ARCHIVE && ++archives > 1) giveUp('the database has tablespaces, which are not ours')
        if (chunk[0] === DATA) receive(chunk.subarray(1))
      },
      handleDataRow: ({ fields }: DataRow) => void rows.push(fields.map((field) => field ?? '')),
      handleError: fail,
      handleReadyForQuery: () => {
        clearTimeout(timer)
        resolve(rows)
      },
      handleRowDescription: () => {},
      handleCommandComplete: () => {},
      handleEmptyQuery: () => {},
      handlePortalSuspended: () => {},
    }
    client.query(submittable)
  })
}
