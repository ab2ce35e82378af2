import type pg from 'pg'

const GRACE_MS = 5_000

/**
 * Removes an ended connection from its pool if its transaction has not done so: Drizzle never releases a connection
 * whose `begin` fails, which would occupy a place in the pool (drizzle-orm issue 6241).
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
