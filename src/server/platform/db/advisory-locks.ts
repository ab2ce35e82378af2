import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'

/**
 * PostgreSQL's advisory locks are distinguished by number. Any number will do, as long as it means one thing only, and the same in
 * every version of KeyHaven that may run at the same time.
 */
export const advisoryLocks = {
  /** Held by the process that upgrades the database. */
  migration: 7_316_001,
  /** Held by the process that makes the demo's accounts or its world. */
  demoSeed: 7_316_002,
  /** Held by the process that adds up the places of homes. */
  places: 7_316_003,
  /** Held by the process that puts alerts into mails. */
  alertMails: 7_316_004,
  /** Held by the owner of an embedded server, in its database `postgres`. */
  embeddedOwner: 720_116_101,
} as const

/** Waits for the lock, and holds it until the transaction ends. */
export async function takeLock(tx: Queryable, lock: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
}

/** Takes the lock until the transaction ends, unless another has it. Returns whether it was taken. */
export async function tryLock(tx: Queryable, lock: number): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as taken`)
  return rows[0]?.taken === true
}
