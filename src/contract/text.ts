import * as z from 'zod/mini'
import { withSeparators } from './amount.ts'

/** PostgreSQL keeps neither NUL nor half of a character that takes two (as an emoji that was cut in the middle). */
export const canBeKept = (name: string) =>
  z.refine<string>((text) => !/[\0\p{Surrogate}]/u.test(text), `${name} has a character that can’t be kept`)

/** Required text as people type it: trimmed, then 1 to `most` characters. Text of another length is looked at no further. */
export const requiredText = (name: string, most: number) =>
  z
    .string(`${name} is required`)
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(most, { error: `${name} can have at most ${withSeparators(most)} characters`, abort: true }),
      canBeKept(name),
    )

/** An e-mail address, trimmed and in lower case: addresses are compared without regard to case (P-41). */
export const Email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'Email is required', abort: true }),
    z.maxLength(254, { error: 'Email is not valid', abort: true }),
    z.email('Email is not valid'),
  )

export const MAX_PICTURE_URL_LENGTH = 2000

/** A picture's address: http(s), or our own media by path (P-33). Anything else, such as `javascript:`, is refused. */
export const PictureUrl = (name: string) =>
  requiredText(name, MAX_PICTURE_URL_LENGTH).check(z.refine(isPictureUrl, `${name} must be a web address (https://…)`))

export function isPictureUrl(text: string): boolean {
  if (/^\/(media|demo)\/[\w./-]+$/.test(text) && !text.includes('..')) return true
  if (!/^https?:\/\//i.test(text)) return false
  return URL.canParse(text)
}

/** A calendar day as `YYYY-MM-DD` that exists (2026-02-30 does not, nor does a year 0). */
export const Day = (name: string) =>
  z.string(`${name} is required`).check(z.minLength(1), z.refine(isDay, `${name} must be a date (YYYY-MM-DD)`))

function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString() === `${text}T00:00:00.000Z`
}

/** A time of day as `h:m:s`, one digit or two each, on a clock of 24 hours (P-22). */
export const TimeOfDay = (name: string) =>
  z.string(`${name} must be a time of day (h:m:s)`).check(z.trim(), z.regex(/^(\d|[01]\d|2[0-3])(:[0-5]?\d){2}$/))

/** The id of a row in a query; in a path, one that can't exist is simply not there. */
export const Id = (name: string) => z.string().check(z.trim(), z.toLowerCase(), z.uuid(`${name} is not an id`))

/** Some ids in a query, with commas between them. */
export function Ids(most: number) {
  const message = `ids are 1 to ${most} ids, with commas between them`
  const parts = z.pipe(
    z.string(message),
    z.transform((text) => text.split(',')),
  )
  return z.pipe(parts, z.array(Id('Each of ids')).check(z.maxLength(most, message)))
}
