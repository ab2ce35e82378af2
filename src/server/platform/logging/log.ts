import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { OperatorError } from '../../operator-error.ts'
import type { Settings } from '../../settings/settings.ts'
import { logDestination, openLogFile } from './log-destination.ts'
import { loggedError, printAsLogged } from './logged-error.ts'

export type Log = FastifyBaseLogger

const STANDARD_OUTPUT = 1

/**
 * Creates the log: lines of JSON to standard output or LOG_FILE, which only its owner can read. Tokens, cookies,
 * passwords, and personal data in addresses and errors are omitted.
 */
export function createLog(settings: Pick<Settings, 'logLevel' | 'logFile'>): Log {
  printAsLogged()
  return pino(
    {
      level: settings.logLevel,
      serializers: { err: loggedError, req: loggedRequest }, // Fastify logs both by these names, too
    },
    settings.logLevel === 'silent' ? { write: () => {} } : openDestination(settings.logFile),
  )
}

function openDestination(file: string | undefined): DestinationStream {
  const destination = logDestination(file === undefined ? STANDARD_OUTPUT : open(file))
  process.once('exit', destination.flushNow)
  return destination
}

function open(file: string): number {
  try {
    return openLogFile(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // of node:fs
    throw new OperatorError(`the file ${file} of LOG_FILE can’t be written (${code}).`)
  }
}

const loggedRequest = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url })
