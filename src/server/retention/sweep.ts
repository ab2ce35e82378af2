import { getTableName } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Log } from '../logging/log.ts'
import { recurring } from '../timing/recurring.ts'
import { retentions } from './policy.ts'
import { BATCH_SIZE, deleteExpired, type Retention } from './retention.store.ts'

type Parts = { db: Database; log: Log }

const HOUR_SECONDS = 3600

/** Deletes what is kept no longer, now and every hour. Several processes may do so at once. `stop` waits for the statement at hand. */
export function startSweeping(parts: Parts): { stop: () => Promise<void> } {
  const { now, stop } = recurring(HOUR_SECONDS, (stopping) => sweep(parts, stopping))
  now()
  return { stop }
}

/** Deletes what is kept no longer, table by table in small steps. One that fails is logged, and keeps no other from its turn. */
export async function sweep({ db, log }: Parts, stopping?: AbortSignal): Promise<void> {
  for (const retention of retentions) {
    const table = getTableName(retention.table)
    await sweepTable(db, retention, stopping).then(
      (count) => count > 0 && log.info({ table, count }, 'deleted rows that are kept no longer'),
      (error) => log.error({ err: error, table }, 'rows that are kept no longer could not be deleted'),
    )
  }
}

async function sweepTable(db: Database, retention: Retention, stopping: AbortSignal | undefined): Promise<number> {
  let count = 0
  let deleted = BATCH_SIZE
  while (deleted === BATCH_SIZE && !stopping?.aborted) {
    deleted = await deleteExpired(db, retention)
    count += deleted
  }
  return count
}
