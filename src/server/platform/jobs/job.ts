/** `reading`: of feeds, each in a process of its own; `downloads`: from servers that may not respond. */
export type Lane = 'short' | 'reading' | 'downloads'

/** The number of concurrent jobs of one server. None holds a database connection between its statements. */
export const lanes: Record<Lane, number> = { short: 5, reading: 2, downloads: 8 }

type JobPolicy = {
  /** Of one attempt. A job held longer was abandoned by a process that died, and another takes it. */
  maxSeconds: number
  /** After these it is listed as failed. The queue waits e^n seconds after the nth, at most 6 hours. */
  maxAttempts: number
  /** Smaller numbers come first: recurring work is rare and short, and must not wait behind ten thousand mails. */
  priority: number
  lane?: Exclude<Lane, 'short'>
  /** A crontab line in UTC: minute, hour, day of month, month and day of week. One server enqueues it. */
  recurs?: `${string} ${string} ${string} ${string} ${string}`
}

export const HAND_BACK_MS = 8_000

export const FAILED_JOB_DAYS = 30

export const recurringPolicy = { maxSeconds: 600, maxAttempts: 5, priority: 0 }

type Nothing = Record<string, never>

/** `stopping`: the time is up, or the server stops; the current work should end. */
export type JobRun = { stopping: AbortSignal }

/** A job's declaration, by which it is enqueued. Payloads have ids rather than content, which is read when it runs. */
export type Job<Payload extends object = Nothing> = JobPolicy & {
  name: string
  handledBy: <Dependencies>(make: (dependencies: Dependencies) => Handler<Payload>) => HandledJob<Dependencies>
}
type Handler<Payload> = (payload: Payload, run: JobRun) => Promise<void>
export type PayloadOf<Declared> = Declared extends Job<infer Payload> ? Payload : never
export type JobHandler<Declared> = Handler<PayloadOf<Declared>>

/** A job with what handles it, made of the server's dependencies. */
export type HandledJob<Dependencies> = { job: Named; handler: (dependencies: Dependencies) => Handler<unknown> }
type Named = JobPolicy & { name: string }
/** A job with its handler, as the worker runs it. */
export type RunnableJob = { job: Named; handle: Handler<unknown> }

/** Declares a job; the database keeps its name, which therefore never changes. */
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
