import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

export type Database = NodePgDatabase & { $client: pg.Pool }
/** A database or a transaction on it: what every store takes, so that callers decide what happens together. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>

/** Opens a pool on `url`. `onError` hears of connections that the server dropped while they were idle. */
export function openDatabase(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, max: 20, application_name: 'keyhaven' })
  pool.on('error', onError)
  return drizzle({ client: pool })
}
