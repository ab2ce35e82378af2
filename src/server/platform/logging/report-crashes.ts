import { isDatabaseGone, isTooLong } from '../db/errors.ts'
import { loggedError } from './logged-error.ts'

/** Prints an uncaught error like a log entry before the process ends. Node would print it with all user data. */
export function reportCrashes(program: string): void {
  process.on('uncaughtException', (error) => {
    console.error(`${program} ended by an unexpected failure:`, loggedError(error))
    process.exit(1)
  })
  // The job queue's library leaves such a promise unhandled when it can't note a turn; the queue itself is started again.
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseGone(error) && !isTooLong(error)) throw error
    console.error(`${program} goes on after a failure of the database:`, loggedError(error))
  })
}
