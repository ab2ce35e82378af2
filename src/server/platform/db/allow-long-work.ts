import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { limitSilence } from './connection/socket-timeout.ts'
import type { Queryable } from './database.ts'
import { LONG_WORK_MS, silenceAfter } from './time-limits.ts'

export async function allowLongWork(tx: Queryable): Promise<void> {
  const limit = String(LONG_WORK_MS)
  await tx.execute(sql`select set_config('statement_timeout', ${limit}, true),
    set_config('idle_in_transaction_session_timeout', ${limit}, true)`)
  // the session of a transaction has the connection that it runs on; drizzle's types hide both
  const { client } = tx._.session as unknown as { client: PoolClient }
  limitSilence(client, silenceAfter(LONG_WORK_MS))
}
