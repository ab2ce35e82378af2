import * as z from 'zod/mini'
import * as f from '#messages/fields'
import { now } from './clock.ts'
import { Id, Moment } from './text.ts'

export const MAX_OPEN_TIMES = 12
export const MIN_OPEN_MINUTES = 10
export const MAX_OPEN_HOURS = 12
export const MAX_OPEN_DAYS_AHEAD = 180

/** A time at which a home can be visited without an appointment, as ISO times in UTC. */
export const OpenTime = z.object({ _id: z.string(), startsAt: z.string(), endsAt: z.string() })
export type OpenTime = z.infer<typeof OpenTime>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const iso = z.overwrite<string>((moment) => new Date(moment).toISOString())
export const OpenTimeInput = z
  .object({
    /**
     * The id of an announced open time whose hours change. Without it, the open time is recognized by its hours or its
     * day.
     */
    _id: z.optional(Id('_id of an open time')),
    startsAt: Moment('startsAt').check(iso),
    endsAt: Moment('endsAt').check(iso),
  })
  .check((context) => {
    const message = whyNotOpen(context.value)
    if (message) context.issues.push({ code: 'custom', message, path: ['endsAt'], input: context.value })
  })
export type OpenTimeInput = z.output<typeof OpenTimeInput>

type Hours = { startsAt: string; endsAt: string }

function whyNotOpen({ startsAt, endsAt }: Hours): string | undefined {
  const [from, until] = [Date.parse(startsAt), Date.parse(endsAt)]
  if (until <= from) return f.openEndsBefore()
  if (until - from < MIN_OPEN_MINUTES * MINUTE_MS) return f.openTooShort({ least: MIN_OPEN_MINUTES })
  if (until - from > MAX_OPEN_HOURS * 60 * MINUTE_MS) return f.openTooLong({ most: MAX_OPEN_HOURS })
  if (from > now().getTime() + MAX_OPEN_DAYS_AHEAD * DAY_MS) return f.openTooFar({ most: MAX_OPEN_DAYS_AHEAD })
  return undefined
}

const overlaps = (one: Hours, other: Hours): boolean =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt)

export const OpenTimes = z
  .array(OpenTimeInput, 'openTimes must be a list')
  .check(z.maxLength(MAX_OPEN_TIMES, { error: () => f.openTooMany({ most: MAX_OPEN_TIMES }), abort: true }))
  .check((context) => {
    for (const [index, given] of context.value.entries())
      if (context.value.slice(0, index).some((other) => overlaps(given, other)))
        context.issues.push({
          code: 'custom',
          message: f.openOverlaps(),
          path: [index, 'startsAt'],
          input: context.value,
        })
  })
