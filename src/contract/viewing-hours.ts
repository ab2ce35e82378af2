import * as z from 'zod/mini'
import * as t from '#messages/viewingHours'
import { MAX_TIME_ZONE_LENGTH } from './home-clock.ts'

export const SLOT_MINUTES = [30, 60] as const
/** The grid of start times in minutes; the UTC offsets of all time zones are multiples of it. */
export const GRID_MINUTES = 15
export const MAX_RANGES = 28

/** The weekdays of ISO 8601, where Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

const isTime = /^([01]\d|2[0-3]):[0-5]\d$/
const TimeOfDay = z.string({ error: t.timeNeeded }).check(
  z.maxLength('09:00'.length, { error: t.timeNeeded, abort: true }),
  z.refine((text) => isTime.test(text), { error: t.timeNeeded, abort: true }),
  z.refine((text) => minuteOf(text) % GRID_MINUTES === 0, { error: t.onQuarter }),
)

export const minuteOf = (timeOfDay: string): number => Number(timeOfDay.slice(0, 2)) * 60 + Number(timeOfDay.slice(3))

const Range = z.object({
  weekday: z.number('weekday is 1 to 7').check(z.refine((day) => Number.isInteger(day) && day >= 1 && day <= 7)),
  from: TimeOfDay,
  to: TimeOfDay,
})
export type HoursRange = z.infer<typeof Range>

const SlotMinutes = z.literal(SLOT_MINUTES, { error: t.slot })

/** Weekly viewing hours in the local time of the home; `timeZone` applies to homes whose time zone is unknown. */
export const ViewingHours = z
  .object({
    timeZone: z
      .string({ error: t.zoneNeeded })
      .check(z.minLength(1), z.maxLength(MAX_TIME_ZONE_LENGTH, { error: t.unknownZone })),
    slotMinutes: SlotMinutes,
    ranges: z.array(Range).check(z.maxLength(MAX_RANGES, { error: () => t.tooMany({ most: MAX_RANGES }) })),
  })
  .check((context) => {
    for (const [index, message] of wrongRanges(context.value))
      context.issues.push({ code: 'custom', message, path: ['ranges', index, 'to'], input: context.value })
  })
export type ViewingHours = z.infer<typeof ViewingHours>

export const KeptHours = z.object({
  timeZone: z.optional(z.string()),
  slotMinutes: SlotMinutes,
  ranges: z.array(Range),
})
export type KeptHours = z.infer<typeof KeptHours>

export const NO_HOURS: KeptHours = { slotMinutes: 30, ranges: [] }

function wrongRanges({ slotMinutes, ranges }: Pick<ViewingHours, 'slotMinutes' | 'ranges'>): [number, string][] {
  return ranges.flatMap((range, index): [number, string][] => {
    const message = wrongWith(range, slotMinutes, ranges.slice(0, index))
    return message === undefined ? [] : [[index, message]]
  })
}

function wrongWith(range: HoursRange, slotMinutes: number, before: HoursRange[]): string | undefined {
  const [from, to] = [minuteOf(range.from), minuteOf(range.to)]
  if (to <= from) return t.endAfterStart()
  if (to - from < slotMinutes) return t.tooShort({ minutes: slotMinutes })
  const overlaps = before.some(
    (other) => other.weekday === range.weekday && minuteOf(other.from) < to && from < minuteOf(other.to),
  )
  return overlaps ? t.overlaps() : undefined
}
