import { OperatorError } from '../operator-error.ts'
import type { Settings } from '../settings/settings.ts'

type ErrorWithCode = Error & { code?: string }

const listenMessages: Record<string, (place: { port: number; host: string }) => string> = {
  EADDRINUSE: ({ port }) => `port ${port} is taken by another program. Stop it, or set PORT to another number.`,
  EACCES: ({ port }) => `port ${port} is reserved for the system. Set PORT to 1024 or above.`,
  EADDRNOTAVAIL: ({ host }) => `this machine has no address ${host}. Set HOST to 0.0.0.0 or 127.0.0.1.`,
  ENOTFOUND: ({ host }) => `the name ${host} is not known here. Set HOST to 0.0.0.0 or 127.0.0.1.`,
}

export function listenFailure(error: ErrorWithCode, place: { port: number; host: string }): Error {
  const message = listenMessages[error.code ?? '']
  return message ? new OperatorError(message(place)) : error
}

export function databaseFailure(error: ErrorWithCode, { databaseUrl }: Pick<Settings, 'databaseUrl'>): Error {
  if (databaseUrl === undefined || error instanceof OperatorError) return error
  const { host, pathname } = new URL(databaseUrl)
  const cause = error.cause instanceof Error ? error.cause : error
  return new OperatorError(
    `the database ${host}${pathname} of DATABASE_URL can’t be used: ${cause.message || (cause as ErrorWithCode).code}`,
  )
}
