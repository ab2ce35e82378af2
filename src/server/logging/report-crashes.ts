import { loggedError } from './logged-error.ts'

/** What nobody caught ends the process, as always, but is shown as the log shows errors: Node would print all of it. */
export function reportCrashes(program: string): void {
  process.on('uncaughtException', (error) => {
    console.error(`${program} ended by an unexpected failure:`, loggedError(error))
    process.exit(1)
  })
}
