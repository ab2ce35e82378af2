import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Settings } from './settings.ts'

export type Log = FastifyBaseLogger

/** Structured lines of JSON to standard output, or to LOG_FILE. Tokens, cookies and passwords never reach it. */
export function createLog(settings: Pick<Settings, 'logLevel' | 'logFile'>): Log {
  const destination: DestinationStream = pino.destination(
    settings.logFile ? { dest: settings.logFile, mkdir: true } : { fd: 1 },
  )
  return pino(
    {
      level: settings.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    },
    destination,
  )
}
