import { setTimeout as sleep } from 'node:timers/promises'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { type Database, openDatabase } from './database.ts'
import { isDatabaseGone, isReadOnly, isRecoveryConflict } from './errors.ts'
import { requestLimits } from './time-limits.ts'

/** Runs a read on a database (primary or replica) that has all earlier commits. The read must not write or lock. */
export type Reads = <T>(read: (db: Database) => Promise<T>) => Promise<T>
export type ReplicaReads = { db: Database; reads: Reads; replicas: Database[]; close: () => Promise<void> }

const MAX_BEHIND_MS = 100
const FIRST_LOOK_MS = 2
const PAUSE_MS = 1_000
const limits = { ...requestLimits, connectMs: 1_000 }

type Replica = { db: Database; pausedUntil: number }
type Notice = (replica: string, reason: Error) => void

export const primaryReads = (primary: Database): ReplicaReads => ({
  db: primary,
  reads: (read) => read(primary),
  replicas: [],
  close: async () => {},
})

/**
 * Reads from the replicas in rotation, each after it has replayed the primary's current log position, so that a read
 * sees every earlier write of any server (D-237). If a replica is unavailable or too far behind, it reads from the
 * primary and calls `onPause`.
 */
export function replicaReads(primary: Database, urls: string[], onPause: Notice): ReplicaReads {
  if (urls.length === 0) return primaryReads(primary)
  const replicas = urls.map((url): Replica => ({ db: openDatabase(url, () => {}, limits), pausedUntil: 0 }))
  let turn = 0
  const next = () => {
    const ready = replicas.filter(({ pausedUntil }) => pausedUntil <= performance.now())
    return ready[turn++ % ready.length]
  }
  const pause = (replica: Replica, reason: Error) => {
    replica.pausedUntil = performance.now() + PAUSE_MS
    onPause(new URL(replica.db.$client.options.connectionString ?? '').host, reason)
  }
  const reads: Reads = async (read) => {
    const replica = next()
    if (!replica) return read(primary)
    const position = await writtenUpTo(primary)
    try {
      if (await hasReplayed(replica.db, position)) return await read(replica.db)
      pause(replica, new Error(`it has not replayed ${position} after ${MAX_BEHIND_MS} ms`))
    } catch (error) {
      if (isReadOnly(error)) throw writingRead(error)
      if (!isDatabaseGone(error) && !isRecoveryConflict(error)) throw error
      pause(replica, error as Error) // pg throws nothing else
    }
    return read(primary)
  }
  return {
    db: primary,
    reads,
    replicas: replicas.map(({ db }) => db),
    close: async () => void (await Promise.all(replicas.map(({ db }) => db.$client.end()))),
  }
}

/**
 * Returns the error for a read that writes, which is a bug and no reason to pause a replica. It has no cause, because
 * the cause would look like an unavailable database.
 */
const writingRead = (error: unknown): Error =>
  new Error(`a read writes, or locks: ${error instanceof DrizzleQueryError ? error.query : 'a query'}`)

/** Returns the primary's position in the write-ahead log. Every acknowledged commit is before it. */
async function writtenUpTo(primary: Database): Promise<string> {
  const { rows } = await primary.execute<{ position: string }>(sql`
    select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn() end::text as position`)
  return rows[0]?.position ?? ''
}

/**
 * Waits up to 100 ms for the replica to replay this position; returns true if it has, and false for a server that is no
 * replica.
 */
async function hasReplayed(db: Database, position: string): Promise<boolean> {
  const end = performance.now() + MAX_BEHIND_MS
  for (let pauseMs = FIRST_LOOK_MS; ; pauseMs *= 2) {
    const { rows } = await db.execute<{ there: boolean | null }>(
      sql`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as there`,
    )
    if (rows[0]?.there) return true
    if (performance.now() + pauseMs > end) return false
    await sleep(pauseMs)
  }
}
