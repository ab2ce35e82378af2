import { offsetName, wallClock } from './utc-offsets.ts'

/** `utcOffset`: of the clocks at the place, in minutes. */
type TimeAtPlace = { startsAt: string | Date; utcOffset: number }

/** The day and time at a place, in words: `Tuesday, 1 December 2026 at 10:00 GMT-7`. */
export const shownTime = (time: TimeAtPlace): string =>
  `${formatted(time, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })} ${offsetName(time.utcOffset)}`

/** The day at a place: `Tuesday 1 December`. */
export const shownWeekday = (time: TimeAtPlace): string =>
  formatted(time, { weekday: 'long', month: 'long', day: 'numeric' })

/** Only the words are this machine's: what it knows of time zones is not asked. */
const formatted = ({ startsAt, utcOffset }: TimeAtPlace, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(wallClock(startsAt, utcOffset))
