import { midnight } from './format.ts'

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

/** "Today, 14:05"; without the time from the day before yesterday on. */
export function recentMoment(time: string, now: Date): string {
  const day = dayInWords(time, now)
  return day === 'Today' || day === 'Yesterday' ? `${day}, ${timeHere(time)}` : day
}
