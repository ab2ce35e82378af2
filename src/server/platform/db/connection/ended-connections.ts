import type pg from 'pg'

const GRACE_MS = 5_000

/**
 * Returns an ended connection to its pool if its transaction did not: Drizzle releases none whose `begin` fails, and
 * each would occupy a place of the pool for good (drizzle-orm issue 6241).
 */
export function releaseEnded(pool: pg.Pool, graceMs = GRACE_MS): void {
  const taken = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => taken.add(client))
  pool.on('release', (_error, client) => taken.delete(client))
  pool.on('connect', (client) =>
    client.once('end', () => {
      setTimeout(() => taken.has(client) && client.release(true), graceMs).unref()
    }),
  )
}
