import { formattedDate } from './formatted-date.ts'
import { offsetName, wallClock } from './utc-offsets.ts'

type TimeAtPlace = { startsAt: string | Date; utcOffset: number }

/** Returns `Tuesday, 1 December 2026 at 10:00 GMT−7`. */
export const shownTime = (time: TimeAtPlace): string =>
  `${formatted(time, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })} ${offsetName(time.utcOffset)}`

export const shownHour = (time: TimeAtPlace): string =>
  `${formatted(time, { hour: '2-digit', minute: '2-digit' })} ${offsetName(time.utcOffset)}`

export const shownWeekday = (time: TimeAtPlace): string =>
  formatted(time, { weekday: 'long', month: 'long', day: 'numeric' })

/** Formats the local time at the home by its UTC offset, because the time zone data of this machine may be outdated. */
const formatted = ({ startsAt, utcOffset }: TimeAtPlace, options: Intl.DateTimeFormatOptions): string =>
  formattedDate(wallClock(startsAt, utcOffset), { ...options, timeZone: 'UTC' })
