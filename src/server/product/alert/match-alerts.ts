import type { Database } from '../../platform/db/database.ts'
import { isDatabaseGone } from '../../platform/db/errors.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/logging/log.ts'
import { recurring } from '../../platform/timing/recurring.ts'
import { alertJobs } from './alert.jobs.ts'
import { addAlerts } from './alert.store.ts'
import { changeOf, takenChanges } from './matching.search.ts'

type Dependencies = { db: Database; log: Log }

/**
 * The limit of changes compared in one statement. It is reduced to a quarter whenever the statement fails or times out,
 * as it may with many matching searches, and doubled again after each success.
 */
const MAX_CHANGES = 200

/**
 * Compares queued changes of homes with searches and wishes until none are left or `stopping` is aborted. Several
 * processes may do so concurrently. A change that fails even alone is moved to a separate job (D-268).
 */
export async function matchChangedHomes({ db, log }: Dependencies, stopping?: AbortSignal): Promise<void> {
  let most = MAX_CHANGES
  while (!stopping?.aborted) {
    try {
      if ((await addAlerts(db, takenChanges(most))) < most) return
      most = Math.min(MAX_CHANGES, most * 2)
    } catch (error) {
      if (isDatabaseGone(error)) throw error
      if (most === 1) await setChangeAside({ db, log }, error)
      most = Math.ceil(most / 4)
    }
  }
}

const setChangeAside = ({ db, log }: Dependencies, err: unknown): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute(takenChanges(1))
    for (const change of rows) {
      log.error({ err, property: change.property_id }, 'a changed home could not be compared, and is left to a job')
      await enqueueJob(tx, alertJobs.match, { change })
    }
  })

export const matchChange =
  ({ db }: Pick<Dependencies, 'db'>): JobHandler<typeof alertJobs.match> =>
  async ({ change }) =>
    void (await addAlerts(db, changeOf(change)))

export function startAlertMatcher({ db, log }: Dependencies, seconds = 2): { stop: () => Promise<void> } {
  return recurring(seconds, (stopping) =>
    matchChangedHomes({ db, log }, stopping).catch((error) =>
      log.error({ err: error }, 'changed homes could not be compared'),
    ),
  )
}
