import { runOnce } from 'graphile-worker'
import type { Database } from '../../src/server/platform/db/database.ts'
import { jobNames } from '../../src/server/platform/db/upgrade/job-names.ts'
import type { JobHandlers } from '../../src/server/platform/jobs/job-policy.ts'
import { quietLogger, taskList } from '../../src/server/platform/jobs/run-job.ts'
import { createLog } from '../../src/server/platform/logging/log.ts'

const log = createLog({ logLevel: 'silent', logFile: undefined })

/** Runs the due jobs that `given` handles, until none is left. */
export async function runDueJobs(
  db: Database,
  given: Partial<JobHandlers>,
  stopping = new AbortController().signal,
): Promise<void> {
  const names = jobNames.filter((name) => given[name])
  await runOnce({
    pgPool: db.$client,
    taskList: taskList(names, { handlers: given as JobHandlers, log, stopping }), // of these names, which are given
    noHandleSignals: true,
    logger: quietLogger(log),
  })
}

export const letRetriesBeDue = (db: Database) =>
  db.$client.query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs`)
