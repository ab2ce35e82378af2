import { inspect } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

type LoggedError = { type: string; message: string; stack?: string; cause?: LoggedError; [field: string]: unknown }

/** The fields of errors of Node, PostgreSQL, Stripe and nodemailer that are also logged, if their values are plain. */
const FIELDS = [
  'code',
  'syscall',
  'statusCode',
  'responseCode',
  'requestId',
  'severity',
  'routine',
  'schema',
  'table',
  'column',
  'constraint',
]
const MAX_LENGTH = 2000
const MAX_CAUSES = 5

/**
 * Describes an error and its causes without user data. Omits query parameters, values quoted by PostgreSQL (`detail`,
 * `where`, and messages about values), texts that could not be parsed, e-mail addresses, and unknown fields.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: typeof error === 'string' ? shown(error) : '' }
  const known = FIELDS.map((name) => [name, Reflect.get(error, name)])
  const plain = known.filter(([, value]) => typeof value === 'number' || typeof value === 'string')
  return {
    type: error.constructor.name,
    message: shown(messageOf(error)),
    ...Object.fromEntries(plain.map(([name, value]) => [name, typeof value === 'string' ? shown(value) : value])),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: loggedError(error.cause, depth + 1) }),
  }
}

/**
 * Makes the console print failed queries without user data, too, because libraries such as Better Auth print errors
 * that they catch.
 */
export function printAsLogged(): void {
  for (const { prototype } of [DrizzleQueryError, pg.DatabaseError])
    Object.defineProperty(prototype, inspect.custom, { configurable: true, value: asLogged })
}

function asLogged(this: Error): LoggedError {
  return loggedError(this)
}

export const shown = (text: string): string =>
  text.slice(0, MAX_LENGTH).replace(/[^\s<>()"',;:[\]]{1,100}@[^\s<>()"',;:[\]]{1,255}/g, '…@…')

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  if (error instanceof SyntaxError) return 'a text could not be parsed' // it would quote the text
  if (error instanceof pg.DatabaseError && error.code?.startsWith('22')) return 'a value was refused' // it would quote the value
  return error.message
}

function framesOf({ stack = '', message }: Error): string {
  const frames = stack.slice(stack.lastIndexOf(message) + message.length).split('\n')
  return frames.filter((line) => /^ {4}at .+(:\d+:\d+|<anonymous>)\)?$/.test(line)).join('\n')
}
