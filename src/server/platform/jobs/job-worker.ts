import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker'
import type { Database } from '../db/database.ts'
import type { Log } from '../logging/log.ts'
import { recurring } from '../timing/recurring.ts'
import { freeAbandonedJobs } from './abandoned-job.store.ts'
import { type Lane, lanes, type RunnableJob } from './job.ts'
import { quietLogger, taskList } from './run-job.ts'

type Dependencies = { db: Database; log: Log; jobs: RunnableJob[] }

const HOUR_MS = 3_600_000
const RESTART_MS = 5_000
const FREE_EVERY_SECONDS = 10

export function startJobWorker(dependencies: Dependencies): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const working = Promise.all(
    (Object.keys(lanes) as Lane[]).map((lane) => keepWorking(dependencies, lane, stopping.signal)), // its own keys
  )
  const freeing = recurring(FREE_EVERY_SECONDS, () => freeAbandoned(dependencies))
  freeing.now()
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all([working, freeing.stop()])
    },
  }
}

/**
 * Runs the library's worker and restarts it when it ends, which happens if the database is unavailable for too long or
 * the end of a job can't be recorded.
 */
async function keepWorking(dependencies: Dependencies, lane: Lane, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await workUntilBroken(dependencies, lane, stopping).catch((error) =>
      dependencies.log.error({ err: error }, 'the job queue failed'),
    )
    await sleep(RESTART_MS, undefined, { signal: stopping }).catch(() => {}) // stopping ends the wait
  }
}

async function workUntilBroken({ db, log, jobs }: Dependencies, lane: Lane, stopping: AbortSignal): Promise<void> {
  const events: WorkerEvents = new EventEmitter()
  const broken = once(events, 'worker:fatalError')
  const runner = await run({
    pgPool: db.$client,
    concurrency: lanes[lane],
    noHandleSignals: true,
    taskList: taskList(ofLane(jobs, lane), { log, stopping }),
    parsedCronItems: lane === 'short' ? cronItems(jobs) : [],
    logger: quietLogger(log),
    events,
  })
  await Promise.race([runner.promise, broken, aborted(stopping)])
  await stop(runner)
}

const ofLane = (jobs: RunnableJob[], lane: Lane) => jobs.filter(({ job }) => (job.lane ?? 'short') === lane)

const stop = (runner: Runner) => runner.stop().catch(() => {}) // it has already stopped

const aborted = (signal: AbortSignal) => (signal.aborted ? undefined : once(signal, 'abort'))

const cronItems = (jobs: RunnableJob[]) =>
  parseCronItems(
    jobs.flatMap(({ job: { name, recurs, maxAttempts, priority } }) => {
      const options = { jobKey: `${name}:recurring`, maxAttempts, priority, backfillPeriod: HOUR_MS }
      return recurs ? [{ task: name, match: recurs, options }] : []
    }),
  )

async function freeAbandoned({ db, log, jobs }: Dependencies): Promise<void> {
  await freeAbandonedJobs(db, jobs).then(
    (count) => count > 0 && log.warn({ count }, 'jobs of a server that ended were given to another'),
    (error) => log.error({ err: error }, 'abandoned jobs could not be looked for'),
  )
}
