import * as z from 'zod/mini'
import { withSeparators } from './separators.ts'

/**
 * Returns false for text that PostgreSQL can't store: with NUL, or half of a surrogate pair, as of an emoji that was
 * cut.
 */
const isKeepable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)

export const canBeKept = (name: string) => z.refine<string>(isKeepable, `${name} has a character that can’t be kept`)

/**
 * Control characters except tab and line feed, and marks that change the direction of text (UAX #9); NUL is refused.
 */
const UNSEEN_CONTROLS = /(?![\0\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/gu
/** Line ends of Windows and of word processors (vertical tab, U+2028), form feed and NEL. */
const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

const cleanLines = (text: string) => text.replace(LINE_ENDS, '\n').replace(UNSEEN_CONTROLS, '').trim()
const cleanLine = (text: string) => cleanLines(text).replace(/[\n\t]+/g, ' ')

/**
 * Returns whether a text has a visible character: others than blanks, format characters (zero width, soft hyphen),
 * marks, and fillers of Hangul or Braille.
 */
const isSeen = (text: string) => /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/u.test(text)

/** Returns one line without invisible characters; empty without visible ones. */
export function seenLine(text: string): string {
  const line = cleanLine(text).replaceAll('\0', '')
  return isSeen(line) ? line : ''
}

const required = (name: string, most: number, clean: (text: string) => string, tooLong?: string) =>
  z.string(`${name} is required`).check(
    z.overwrite(clean),
    z.minLength(1, { error: `${name} is required`, abort: true }),
    z.maxLength(most, {
      error: tooLong ?? `${name} can have at most ${withSeparators(most)} characters`,
      abort: true,
    }),
    z.refine(isKeepable, { error: `${name} has a character that can’t be kept`, abort: true }),
    z.refine(isSeen, `${name} is required`),
  )

/** Several lines, 1 to `most` characters without invisible ones. Text of another length isn't checked any further. */
export const requiredText = (name: string, most: number) => required(name, most, cleanLines)

/** Line ends and tabs become blanks. `tooLong`: the message beyond `most` characters. */
export const requiredLine = (name: string, most: number, tooLong?: string) => required(name, most, cleanLine, tooLong)

/** One line as above, or an empty text. */
export const emptyOrLine = (name: string, most: number) =>
  z.string(`${name} is required`).check(
    z.overwrite((text) => (isSeen(text) || !isKeepable(text) ? cleanLine(text) : '')),
    z.maxLength(most, { error: `${name} can have at most ${withSeparators(most)} characters`, abort: true }),
    canBeKept(name),
  )

export const optionalText = (name: string, most: number) =>
  z.string(`${name} must be text`).check(
    z.overwrite((text) => (isSeen(text) || !isKeepable(text) ? cleanLines(text) : '')),
    z.maxLength(most, { error: `${name} can have at most ${withSeparators(most)} characters`, abort: true }),
    canBeKept(name),
  )

export const MAX_PICTURE_URL_LENGTH = 2000

/**
 * An http(s) address without a user name or password, which browsers do not send, or the path of our own media (P-33).
 * Anything else, such as `javascript:`, is refused.
 */
export const PictureUrl = (name: string) =>
  requiredLine(name, MAX_PICTURE_URL_LENGTH).check(z.refine(isPictureUrl, `${name} must be a web address (https://…)`))

export function isPictureUrl(text: string): boolean {
  if (/^\/(media|demo)\/[\w./-]+$/.test(text) && !text.includes('..')) return true
  if (!/^https?:\/\//i.test(text)) return false
  try {
    const { username, password } = new URL(text)
    return username === '' && password === ''
  } catch {
    return false
  }
}

/** `YYYY-MM-DD`; the day must exist (2026-02-30 does not, nor does a year 0). */
export const Day = (name: string) =>
  z
    .string(`${name} is required`)
    .check(
      z.minLength(1),
      z.maxLength('2026-01-01'.length, { error: `${name} must be a date (YYYY-MM-DD)`, abort: true }),
      z.refine(isDay, `${name} must be a date (YYYY-MM-DD)`),
    )

function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString() === `${text}T00:00:00.000Z`
}

/** An ISO time in UTC, of a minute, second or millisecond that exists. */
export function Moment(name: string) {
  const error = `${name} must be a moment in UTC, such as 2026-12-01T10:00:00Z`
  return z
    .string(`${name} is required`)
    .check(
      z.maxLength('2026-12-01T10:00:00.000Z'.length, { error, abort: true }),
      z.refine(isMoment, { error, abort: true }),
    )
}

function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text)) return false
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text.slice(0, 16))
}

/** `h:m:s`, one or two digits each, on a 24-hour clock (P-22). */
export function TimeOfDay(name: string) {
  const error = `${name} must be a time of day (h:m:s)`
  return z
    .string(error)
    .check(
      z.trim(),
      z.maxLength('23:59:59'.length, { error, abort: true }),
      z.regex(/^(\d|[01]\d|2[0-3])(:[0-5]?\d){2}$/, error),
    )
}

/** An id in a query; in a path, an impossible id is simply not found. */
export const Id = (name: string) => z.string().check(z.trim(), z.toLowerCase(), z.uuid(`${name} is not an id`))

const MAX_ID_IN_LIST = 40

export function Ids(most: number) {
  const message = `ids are 1 to ${most} ids, with commas between them`
  const parts = z.pipe(
    z.string(message).check(z.maxLength(most * MAX_ID_IN_LIST, { error: message, abort: true })),
    z.transform((text) => text.split(',')),
  )
  return z.pipe(parts, z.array(Id('Each of ids')).check(z.maxLength(most, message)))
}
