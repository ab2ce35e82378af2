import { formattedDate } from '#contract/formatted-date'
import * as t from '#messages/time'
import { type Clock, clockHere, dayBy, timeBy } from './clock.ts'
import { dayHere } from './day-here.ts'
import { daysAgo, daysSince } from './format.ts'

const DAY_MS = 86_400_000

export const timeHere = (time: string): string => timeBy(clockHere, time)

/** Formats a day as "Today", "Tomorrow", "Yesterday" or "Monday 2 March", with the year if it is another. */
export function dayInWords(time: string, now: Date, clock: Clock = clockHere): string {
  const [date, today] = midnights(time, now, clock)
  const isThisYear = date.getUTCFullYear() === today.getUTCFullYear()
  return (
    nearDay(date, today) ??
    formattedDate(date, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: isThisYear ? undefined : 'numeric',
      timeZone: 'UTC',
    })
  )
}

/** Returns the days of a time and of now by a clock, as midnights in UTC. */
const midnights = (time: string, now: Date, clock: Clock) =>
  [new Date(dayBy(clock, time)), new Date(dayBy(clock, now))] as const

const nearDays = new Map([
  [-1, t.yesterday],
  [0, t.today],
  [1, t.tomorrow],
])

function nearDay(date: Date, today: Date): string | undefined {
  return nearDays.get((date.getTime() - today.getTime()) / DAY_MS)?.()
}

const RECENT_DAYS = 7

/**
 * Formats a time within the last seven days as "Today, 14:05", "Yesterday, 14:05" or "Monday, 14:05"; an earlier one
 * like `dayHere`.
 */
export function listedMoment(time: string, now: Date): string {
  if (daysSince(time, now) >= RECENT_DAYS) return dayHere(time)
  const [date, today] = midnights(time, now, clockHere)
  const day = nearDay(date, today) ?? formattedDate(date, { weekday: 'long', timeZone: 'UTC' })
  return t.moment({ day, time: timeHere(time) })
}

/** Formats a time within the last seven days as "today", "yesterday" or "3 days ago"; an earlier one like `dayHere`. */
export const listedDay = (time: string, now: Date): string =>
  daysSince(time, now) < RECENT_DAYS ? daysAgo(time, now) : dayHere(time)
