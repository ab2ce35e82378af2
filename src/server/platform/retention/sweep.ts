import { getTableName } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { deleteOldFailures } from '../jobs/failed-job.store.ts'
import type { JobHandler } from '../jobs/job.ts'
import type { Log } from '../logging/log.ts'
import { platformRetention } from './policy.ts'
import type { retentionJobs } from './retention.jobs.ts'
import { BATCH_SIZE, deleteExpired, type Retention } from './retention.store.ts'

type Dependencies = { db: Database; log: Log; retention: Retention[] }

export const deleteExpiredRows =
  (dependencies: Dependencies): JobHandler<typeof retentionJobs.deleteExpired> =>
  (_payload, { stopping }) =>
    sweep(dependencies, stopping)

/**
 * Deletes the expired rows of all tables. If a table fails, it continues with the others and throws the first error at
 * the end.
 */
export async function sweep({ db, log, retention }: Dependencies, stopping?: AbortSignal): Promise<void> {
  let failure: unknown
  const steps = [...platformRetention, ...retention].map(
    (kept) => [getTableName(kept.table), () => deleteExpired(db, kept)] as const,
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
