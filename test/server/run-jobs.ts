import { runOnce } from 'graphile-worker'
import type { Database } from '../../src/server/platform/db/database.ts'
import type { JobRun, RunnableJob } from '../../src/server/platform/jobs/job.ts'
import { quietLogger, taskList } from '../../src/server/platform/jobs/run-job.ts'
import { createLog } from '../../src/server/platform/logging/log.ts'
import { allJobs } from '../../src/server/start/job-dependencies.ts'

const log = createLog({ logLevel: 'silent', logFile: undefined })

/** Handlers by the names of their jobs. */
type Handlers = Record<string, (payload: never, run: JobRun) => Promise<void>>

export const jobsOf = (handlers: Handlers): RunnableJob[] =>
  Object.entries(handlers).map(([name, handle]) => {
    const job = allJobs.find((declared) => declared.job.name === name)?.job
    if (!job) throw new Error(`no job has the name ${name}`)
    return { job, handle: handle as RunnableJob['handle'] } // a test gives it what it takes
  })

/** Runs the due jobs that `handlers` names, until none is left. */
export async function runDueJobs(
  db: Database,
  handlers: Handlers,
  stopping = new AbortController().signal,
): Promise<void> {
  await runOnce({
    pgPool: db.$client,
    taskList: taskList(jobsOf(handlers), { log, stopping }),
    noHandleSignals: true,
    logger: quietLogger(log),
  })
}

export const letRetriesBeDue = (db: Database) =>
  db.$client.query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs`)
