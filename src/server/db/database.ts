import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { requestLimits } from './time-limits.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }
/** A database or a transaction on it: what every store takes, so that callers decide what happens together. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>

/** Opens a pool on `url`. `onError` hears of connections that the server dropped while they were idle. */
export function openDatabase(url: string, onError: (error: Error) => void, limits = requestLimits): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    application_name: 'keyhaven',
    keepAlive: true, // or a machine that is gone is never missed
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.silenceMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => {})) // its next query says so; unheard, it would end the process
  return drizzle({ client: pool })
}
