import pg from 'pg'
import type { Database } from './database.ts'

const TIMEOUT_MS = 2000

/**
 * Returns a function that checks whether the database responds. It has a connection of its own, as a full pool is no
 * failure; concurrent callers share one check.
 */
export function databaseProbe({ $client }: Database) {
  const { connectionString } = $client.options
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    application_name: 'keyhaven probe',
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  pool.on('error', () => {}) // a lost connection is replaced when it is needed
  let underway: Promise<boolean> | undefined
  const ask = () =>
    pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underway = undefined
      })
  return {
    isAnswering: (): Promise<boolean> => {
      underway ??= ask()
      return underway
    },
    close: () => pool.end(),
  }
}
