import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'

/** Keys of PostgreSQL's advisory locks. A number must keep its meaning in all versions that may run concurrently. */
export const advisoryLocks = {
  migration: 7_316_001,
  demoSeed: 7_316_002,
  places: 7_316_003,
  alertMails: 7_316_004,
  siteBrand: 7_316_005,
  /** The lock that is held by the app that owns an embedded server, in that server's database `postgres`. */
  embeddedOwner: 720_116_101,
} as const

export async function takeLock(tx: Queryable, lock: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
}

export async function tryLock(tx: Queryable, lock: number): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as taken`)
  return rows[0]?.taken === true
}
