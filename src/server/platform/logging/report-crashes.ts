import { isDatabaseGone, isTooLong } from '../db/errors.ts'
import { loggedError } from './logged-error.ts'

/** Prints an uncaught error like a log entry before the process ends. Node would print it with all user data. */
export function reportCrashes(program: string): void {
  process.on('uncaughtException', (error) => {
    console.error(`${program} ended by an unexpected failure:`, loggedError(error))
    process.exit(1)
  })
  // The job queue's library leaves this promise unhandled when it can't record a job's end; the queue is restarted.
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseGone(error) && !isTooLong(error)) throw error
    console.error(`${program} goes on after a failure of the database:`, loggedError(error))
  })
}
