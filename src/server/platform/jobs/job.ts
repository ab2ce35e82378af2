/**
 * A group of jobs with its own concurrency limit. `reading`: parsing of feed files, each in a process of its own.
 * `downloads`: from servers that may not respond.
 */
export type Lane = 'short' | 'reading' | 'downloads'

/** The number of concurrent jobs per server. None of them holds a database connection between its statements. */
export const lanes: Record<Lane, number> = { short: 5, reading: 2, downloads: 8 }

/**
 * The rules by which a job runs.
 * - `maxSeconds`: the time limit of an attempt. A job held longer was abandoned by a dead process, and another process
 *   takes it.
 * - `maxAttempts`: the number of attempts before the job counts as failed. After attempt n, the queue waits e^n seconds,
 *   at most 6 hours.
 * - `priority`: jobs with smaller numbers run first. Recurring work has the smallest: it is rare and short, and must not
 *   wait behind ten thousand mails.
 * - `recurs`: a crontab line in UTC (minute, hour, day of month, month, day of week). Only one server enqueues the job
 *   each time.
 */
type JobPolicy = {
  maxSeconds: number
  maxAttempts: number
  priority: number
  lane?: Exclude<Lane, 'short'>
  recurs?: `${string} ${string} ${string} ${string} ${string}`
}

export const HAND_BACK_MS = 8_000

export const FAILED_JOB_DAYS = 30

export const recurringPolicy = { maxSeconds: 600, maxAttempts: 5, priority: 0 }

/**
 * The payload of a job that reminds people of an appointment. `startsAt`: its start as an ISO time. `hours`: the hours
 * before it at which the reminder is sent.
 */
export type Reminder = { id: string; startsAt: string; hours: 24 | 1 }

export const reminderPolicy = { maxSeconds: 60, maxAttempts: 7, priority: 5 } // until some 20 minutes later

type Nothing = Record<string, never>

/**
 * A run of a job. `stopping`: aborted when the time is up or the server stops; the job should then end. `attempt`: from
 * 1; omitted for the first.
 */
export type JobRun = { stopping: AbortSignal; attempt?: number }

/** The declaration of a job. A payload has ids only; the data is read when the job runs. */
export type Job<Payload extends object = Nothing> = JobPolicy & {
  name: string
  handledBy: <Dependencies>(make: (dependencies: Dependencies) => Handler<Payload>) => HandledJob<Dependencies>
}
type Handler<Payload> = (payload: Payload, run: JobRun) => Promise<void>
export type PayloadOf<Declared> = Declared extends Job<infer Payload> ? Payload : never
export type JobHandler<Declared> = Handler<PayloadOf<Declared>>

export type HandledJob<Dependencies> = { job: Named; handler: (dependencies: Dependencies) => Handler<unknown> }
type Named = JobPolicy & { name: string }
export type RunnableJob = { job: Named; handle: Handler<unknown> }

/** Declares a job. The name is stored in the database, so it must never change. */
export function job<Payload extends object = Nothing>(name: string, policy: JobPolicy): Job<Payload> {
  const declared = { name, ...policy }
  return {
    ...declared,
    handledBy: (make) => ({
      job: declared,
      handler: (dependencies) => {
        const handle = make(dependencies)
        return (payload, run) => handle(payload as Payload, run) // the queue returns what `enqueueJob` took
      },
    }),
  }
}

export const runnable = <Dependencies>(
  jobs: readonly HandledJob<Dependencies>[],
  dependencies: Dependencies,
): RunnableJob[] => jobs.map(({ job, handler }) => ({ job, handle: handler(dependencies) }))
