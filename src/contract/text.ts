import * as z from 'zod/mini'
import * as t from '#messages/checks'
import { isDay, isMoment } from './iso-time.ts'
import { shownNumber } from './shown-number.ts'

export type Name = string | (() => string)

export const written = (name: Name): string => (typeof name === 'string' ? name : name())

type Message = { error: () => string }

export const named = (text: (values: { name: string }) => string, name: Name): Message => ({
  error: () => text({ name: written(name) }),
})

export const oneOf = (name: Name, values: readonly string[]) => ({
  error: () => t.oneOf({ name: written(name), values: values.join(', ') }),
})

export const tooLongFor = (name: Name, most: number) => ({
  error: () => t.tooLong({ name: written(name), most: shownNumber(most) }),
  abort: true,
})

/**
 * Returns false for text that PostgreSQL can't store: with NUL, or with half of a surrogate pair, as of a truncated
 * emoji.
 */
const isKeepable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)

export const canBeKept = (name: Name) => z.refine<string>(isKeepable, named(t.badCharacter, name))

/**
 * Control characters except tab and line feed, and marks that change the direction of text (UAX #9). NUL, which is
 * refused, is not among them.
 */
const UNSEEN_CONTROLS = /(?![\0\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/gu
const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

export const withoutUnseen = (text: string): string => text.replace(UNSEEN_CONTROLS, '')

const cleanLines = (text: string) => withoutUnseen(text.replace(LINE_ENDS, '\n')).trim()
const cleanLine = (text: string) => cleanLines(text).replace(/[\n\t]+/g, ' ')

/**
 * Returns true for text with a visible character: any except spaces, format characters (zero width, soft hyphen),
 * combining marks, and the fillers of Hangul and Braille.
 */
export const isSeen = (text: string): boolean => /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/u.test(text)

export function seenLine(text: string): string {
  const line = cleanLine(text).replaceAll('\0', '')
  return isSeen(line) ? line : ''
}

const required = (name: Name, most: number, clean: (text: string) => string, tooLong?: Message) =>
  z
    .string(named(t.required, name))
    .check(
      z.overwrite(clean),
      z.minLength(1, { ...named(t.required, name), abort: true }),
      z.maxLength(most, tooLong ? { ...tooLong, abort: true } : tooLongFor(name, most)),
      z.refine(isKeepable, { ...named(t.badCharacter, name), abort: true }),
      z.refine(isSeen, named(t.required, name)),
    )

/**
 * Declares text of several lines, of 1 to `most` characters without invisible ones. Text of another length gets no
 * further checks.
 */
export const requiredText = (name: Name, most: number) => required(name, most, cleanLines)

/**
 * Declares one line of text, in which line ends and tabs become spaces. `tooLong`: the message beyond `most`
 * characters.
 */
export const requiredLine = (name: Name, most: number, tooLong?: Message) => required(name, most, cleanLine, tooLong)

export const emptyOrLine = (name: Name, most: number) =>
  z.string(named(t.required, name)).check(
    z.overwrite((text) => (isSeen(text) || !isKeepable(text) ? cleanLine(text) : '')),
    z.maxLength(most, tooLongFor(name, most)),
    canBeKept(name),
  )

export const optionalText = (name: Name, most: number) =>
  z.string(named(t.text, name)).check(
    z.overwrite((text) => (isSeen(text) || !isKeepable(text) ? cleanLines(text) : '')),
    z.maxLength(most, tooLongFor(name, most)),
    canBeKept(name),
  )

export const MAX_PICTURE_URL_LENGTH = 2000

/**
 * Declares an http(s) address, or the path of a picture on this site (P-33). Refuses a user name or password, which
 * browsers do not send, and any other scheme, such as `javascript:`.
 */
export const PictureUrl = (name: Name) =>
  requiredLine(name, MAX_PICTURE_URL_LENGTH).check(z.refine(isPictureUrl, named(t.webAddress, name)))

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

/** Declares a day as `YYYY-MM-DD`; it must exist (2026-02-30 does not, nor does year 0). */
export const Day = (name: Name) =>
  z
    .string(named(t.required, name))
    .check(
      z.minLength(1),
      z.maxLength('2026-01-01'.length, { ...named(t.day, name), abort: true }),
      z.refine(isDay, named(t.day, name)),
    )

/** Declares an ISO time in UTC, to the minute, second or millisecond; it must exist. */
export function Moment(name: Name) {
  const { error } = named(t.moment, name)
  return z
    .string(named(t.required, name))
    .check(
      z.maxLength('2026-12-01T10:00:00.000Z'.length, { error, abort: true }),
      z.refine(isMoment, { error, abort: true }),
    )
}

/** Declares a time of day as `h:m:s`, with one or two digits each, on a 24-hour clock (P-22). */
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

/** Declares an id in a query. In a path, an invalid id gets 404 instead. */
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
