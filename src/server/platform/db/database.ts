import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { releaseEnded } from './connection/ended-connections.ts'
import { limitSilence } from './connection/socket-timeout.ts'
import { refuseUnconfirmedCommits } from './connection/unconfirmed-commit.ts'
import { requestLimits, silenceAfter } from './time-limits.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }
/** A database or a transaction on it. Every store takes one, so that callers decide which statements are atomic. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>

export function openDatabase(url: string, onError: (error: Error) => void, limits = requestLimits): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    application_name: 'keyhaven',
    pipeline: true,
    keepAlive: true, // otherwise a vanished machine is never detected
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => {})) // the next query reports it; unhandled, it would end the process
  pool.on('connect', refuseUnconfirmedCommits)
  releaseEnded(pool)
  const silenceMs = silenceAfter(statementMsOf(url) ?? limits.statementMs)
  pool.on('connect', (client) => limitSilence(client, silenceMs))
  pool.on('release', (_error, client) => limitSilence(client, silenceMs)) // long work has another limit
  return drizzle({ client: pool })
}

const statementMsOf = (url: string): number | undefined => {
  const given = /[?&]statement_timeout=(\d+)/.exec(url)?.[1]
  return given === undefined ? undefined : Number(given)
}
