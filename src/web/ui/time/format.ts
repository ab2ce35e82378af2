import { formattedDate } from '#contract/formatted-date'
import { readersLanguage } from '#contract/language'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/time'
import { dayHere } from './day-here.ts'

/** Formats a day as "28 Nov 2026", in the reader's language. */
export function shortDayHere(time: string): string {
  if (readersLanguage() !== 'en')
    return formattedDate(new Date(time), { day: 'numeric', month: 'short', year: 'numeric' })
  const [day, month = '', year] = dayHere(time).split(' ')
  return `${day} ${month.slice(0, 3)} ${year}`
}

export const shownMoment = (time: string): string =>
  formattedDate(new Date(time), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export function timeLeft(until: string, now: Date): string | undefined {
  const ms = Date.parse(until) - now.getTime()
  if (!(ms > 0)) return undefined
  if (ms >= DAY_MS) {
    const days = Math.round(ms / DAY_MS)
    return t.daysLeft({ days, shown: shownNumber(days) })
  }
  const hours = Math.round(ms / HOUR_MS)
  return ms >= HOUR_MS ? t.hoursLeft({ hours, shown: shownNumber(hours) }) : t.underAnHourLeft()
}

export const daysSince = (time: string, now: Date): number =>
  Math.max(0, Math.round((midnight(now) - midnight(new Date(time))) / DAY_MS))

export function daysAgo(time: string, now: Date): string {
  const days = daysSince(time, now)
  return t.daysAgo({ days, shown: shownNumber(days) })
}

export const midnight = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0)

export function today(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export const timeOfDay = (now: Date): string =>
  [now.getHours(), now.getMinutes(), now.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':')
