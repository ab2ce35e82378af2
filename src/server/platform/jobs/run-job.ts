import { Logger, type TaskList } from 'graphile-worker'
import type { Log } from '../logging/log.ts'
import { loggedError } from '../logging/logged-error.ts'
import { HAND_BACK_MS, type RunnableJob } from './job.ts'

type Attempt = { id: string; payload: unknown; attempts: number }
type Dependencies = { log: Log; stopping: AbortSignal }

export const taskList = (jobs: RunnableJob[], dependencies: Dependencies): TaskList =>
  Object.fromEntries(
    jobs.map((runnable) => [
      runnable.job.name,
      (payload, { job: { id, attempts } }) => runJob(runnable, { id, payload, attempts }, dependencies),
    ]),
  )

export const quietLogger = (log: Log) => new Logger(() => (level, message) => log.debug({ queue: level }, message))

async function runJob({ job, handle }: RunnableJob, attempt: Attempt, { log, stopping }: Dependencies): Promise<void> {
  const { id, payload, attempts } = attempt
  const limits = withinLimits(job.maxSeconds, stopping)
  try {
    await Promise.race([handle(payload, { stopping: limits.signal, attempt: attempts }), limits.over])
  } catch (error) {
    log.warn({ err: error, job: job.name, id, attempt: attempts }, 'a job failed')
    throw new Error(shownFailure(error))
  } finally {
    limits.clear()
  }
}

/**
 * Limits an attempt. `signal`: aborted when the time is up or the server stops. `over`: rejects if the attempt has
 * still not ended some time later.
 */
function withinLimits(maxSeconds: number, stopping: AbortSignal) {
  const ending = new AbortController()
  const end = () => ending.abort(new Error('the server stopped before it was done'))
  const limit = setTimeout(
    () => ending.abort(new Error(`it took longer than ${maxSeconds} seconds`)),
    maxSeconds * 1000,
  )
  stopping.addEventListener('abort', end)
  if (stopping.aborted) end()
  let handBack: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    const wait = () => {
      handBack = setTimeout(() => reject(ending.signal.reason), HAND_BACK_MS)
    }
    if (ending.signal.aborted) wait()
    else ending.signal.addEventListener('abort', wait)
  })
  const clear = () => {
    stopping.removeEventListener('abort', end)
    clearTimeout(limit)
    clearTimeout(handBack)
  }
  return { signal: ending.signal, over, clear }
}

function shownFailure(error: unknown): string {
  const { type, message, cause } = loggedError(error)
  return `${type}: ${message}${cause ? ` (${cause.message})` : ''}`
}
