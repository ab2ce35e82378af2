import { dayHere } from './day-here.ts'
import { daysAgo, daysSince, midnight } from './format.ts'

const DAY_MS = 86_400_000

const clock = { hour: '2-digit', minute: '2-digit' } as const
const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
let clockFormat: Intl.DateTimeFormat | undefined
let dayFormat: Intl.DateTimeFormat | undefined
let dayFormatWithYear: Intl.DateTimeFormat | undefined

/** The time of day of an ISO time, as "14:05", in this machine's time zone. */
export function timeHere(time: string): string {
  clockFormat ??= new Intl.DateTimeFormat('en-GB', clock)
  return clockFormat.format(new Date(time))
}

/** The day of an ISO time in words: "Today", "Yesterday", "Tomorrow", "Monday 23 November"; with its year where that is another. */
export function dayInWords(time: string, now: Date): string {
  const date = new Date(time)
  const days = Math.round((midnight(now) - midnight(date)) / DAY_MS)
  const near = { '-1': 'Tomorrow', 0: 'Today', 1: 'Yesterday' }[days]
  if (near) return near
  if (date.getFullYear() !== now.getFullYear()) {
    dayFormatWithYear ??= new Intl.DateTimeFormat('en-GB', { ...day, year: 'numeric' })
    return dayFormatWithYear.format(date)
  }
  dayFormat ??= new Intl.DateTimeFormat('en-GB', day)
  return dayFormat.format(date)
}

/** The number of days that lists name by their distance. */
const RECENT_DAYS = 7

/** A moment in a list: "Today, 14:05", "Yesterday, 14:05" or "Monday, 14:05" in the last seven days; before, its day as `dayHere`. */
export function listedMoment(time: string, now: Date): string {
  if (daysSince(time, now) >= RECENT_DAYS) return dayHere(time)
  return `${dayInWords(time, now).split(' ')[0]}, ${timeHere(time)}`
}

/** A day in a list: "today", "yesterday" or "3 days ago" in the last seven days; before, as `dayHere`. */
export const listedDay = (time: string, now: Date): string =>
  daysSince(time, now) < RECENT_DAYS ? daysAgo(time, now) : dayHere(time)
