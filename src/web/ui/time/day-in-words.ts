import { type Clock, clockHere, dayBy, timeBy } from './clock.ts'
import { dayHere } from './day-here.ts'
import { daysAgo, daysSince } from './format.ts'

const DAY_MS = 86_400_000

const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
let dayFormat: Intl.DateTimeFormat | undefined
let dayFormatWithYear: Intl.DateTimeFormat | undefined

export const timeHere = (time: string): string => timeBy(clockHere, time)

export function dayInWords(time: string, now: Date, clock: Clock = clockHere): string {
  const [date, today] = [new Date(dayBy(clock, time)), new Date(dayBy(clock, now))] // as midnights in UTC
  const days = (today.getTime() - date.getTime()) / DAY_MS
  const near = { '-1': 'Tomorrow', 0: 'Today', 1: 'Yesterday' }[days]
  if (near) return near
  if (date.getUTCFullYear() !== today.getUTCFullYear()) {
    dayFormatWithYear ??= new Intl.DateTimeFormat('en-GB', { ...day, year: 'numeric' })
    return dayFormatWithYear.format(date)
  }
  dayFormat ??= new Intl.DateTimeFormat('en-GB', day)
  return dayFormat.format(date)
}

const RECENT_DAYS = 7

/**
 * Formats a time within the last seven days as "Today, 14:05", "Yesterday, 14:05" or "Monday, 14:05"; an earlier one
 * like `dayHere`.
 */
export function listedMoment(time: string, now: Date): string {
  if (daysSince(time, now) >= RECENT_DAYS) return dayHere(time)
  return `${dayInWords(time, now).split(' ')[0]}, ${timeHere(time)}`
}

/** Formats a time within the last seven days as "today", "yesterday" or "3 days ago"; an earlier one like `dayHere`. */
export const listedDay = (time: string, now: Date): string =>
  daysSince(time, now) < RECENT_DAYS ? daysAgo(time, now) : dayHere(time)
