import { isatty } from 'node:tty'
import { brandName } from '#contract/brand'
import { OperatorError } from '../operator-error.ts'
import { reportCrashes } from '../platform/logging/report-crashes.ts'
import { sayTo } from '../platform/logging/say.ts'
import { readEnvFile } from '../settings/misspelt.ts'
import { readSettings } from '../settings/settings.ts'
import { launchDatabase, stopProvided } from './provide-database.ts'

/** Loads most of the program: `runServer` does so while our own database starts. */
export const loadStart = () => import('./start.ts')

export async function runServer(): Promise<void> {
  reportCrashes(brandName())
  try {
    const settings = readSettings(process.env, readEnvFile())
    const say = sayTo(settings.production ? 'a collector' : 'a person')
    const { database } = await launchDatabase(settings, say)
    const { start } = await loadStart().catch(async (error) => {
      await stopProvided(database)
      throw error
    })
    const running = await start(settings, say, { database })
    let stopping = false
    const stop = async () => {
      if (stopping) process.exit(1) // a second signal: the operator does not want to wait
      stopping = true
      for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}) // ignores a closed terminal or pipe
      say(`Stopping ${brandName()} …`)
      await running.stop()
      process.exit(0)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
    // A closing terminal ends its programs. Without one, as under nohup, whose setting Node resets, the app continues.
    const hasTerminal = isatty(0)
    process.on('SIGHUP', () => (hasTerminal ? stop() : undefined))
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    console.error(`${brandName()} cannot start: ${error.message}`)
    process.exit(1)
  }
}
