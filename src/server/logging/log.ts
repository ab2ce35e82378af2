import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { loggedError, printAsLogged } from './logged-error.ts'

export type Log = FastifyBaseLogger

/**
 * Structured lines of JSON to standard output, or to LOG_FILE, which nobody else can read unless it is there already. Tokens, cookies, passwords, and what is personal in addresses and
 * errors never reach it.
 */
export function createLog(settings: Pick<Settings, 'logLevel' | 'logFile'>): Log {
  printAsLogged()
  const destination: DestinationStream = pino.destination(
    settings.logFile ? { dest: settings.logFile, mkdir: true, mode: 0o600 } : { fd: 1 },
  )
  return pino(
    {
      level: settings.logLevel,
      serializers: { err: loggedError, req: loggedRequest }, // Fastify logs both by these names, too
    },
    destination,
  )
}

const loggedRequest = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url })
