import { getTableName } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { deleteOldFailures } from '../jobs/failed-job.store.ts'
import type { JobHandler } from '../jobs/job-policy.ts'
import type { Log } from '../logging/log.ts'
import { retentions } from './policy.ts'
import { BATCH_SIZE, deleteExpired } from './retention.store.ts'

type Dependencies = { db: Database; log: Log }

export const deleteExpiredRows =
  (parts: Dependencies): JobHandler<'deleteExpiredRows'> =>
  (_payload, { stopping }) =>
    sweep(parts, stopping)

/** A failing table does not stop the others; the first failure is thrown at the end. */
export async function sweep({ db, log }: Dependencies, stopping?: AbortSignal): Promise<void> {
  let failure: unknown
  const steps = retentions.map(
    (retention) => [getTableName(retention.table), () => deleteExpired(db, retention)] as const,
  )
  for (const [table, step] of [...steps, ['failed jobs', () => deleteOldFailures(db)] as const]) {
    await repeated(step, stopping).then(
      (count) => count > 0 && log.info({ table, count }, 'deleted rows that are kept no longer'),
      (error) => {
        failure ??= error
      },
    )
  }
  if (failure) throw failure
}

async function repeated(step: () => Promise<number>, stopping: AbortSignal | undefined): Promise<number> {
  let count = 0
  let deleted = BATCH_SIZE
  while (deleted === BATCH_SIZE && !stopping?.aborted) {
    deleted = await step()
    count += deleted
  }
  return count
}
