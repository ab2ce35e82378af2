import { formattedDate } from '#contract/formatted-date'
import { moment } from '#messages/time'
import * as t from '#messages/viewing'
import { type Clock, dayBy, timeBy } from '../ui/time/clock.ts'

const DAYS = 14
const DAY_MS = 86_400_000

/** Free times by day (`YYYY-MM-DD`), and pages of two weeks from a Monday on. */
export type Strip = { timesByDay: Map<string, string[]>; pages: string[][] }

export function stripOf(times: string[], clock: Clock): Strip {
  const timesByDay = new Map<string, string[]>()
  for (const time of times) {
    const day = dayBy(clock, time)
    timesByDay.set(day, [...(timesByDay.get(day) ?? []), time])
  }
  const days = [...timesByDay.keys()]
  const last = days.at(-1) ?? ''
  const pages: string[][] = []
  for (let start = mondayOf(days[0] ?? ''); last !== '' && start <= last; start = later(start, DAYS))
    pages.push(Array.from({ length: DAYS }, (_, place) => later(start, place)))
  return { timesByDay, pages }
}

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const mondayOf = (day: string): string => (day === '' ? '' : later(day, -((new Date(day).getUTCDay() + 6) % 7)))

const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  formattedDate(new Date(day), { ...options, timeZone: 'UTC' })

export const shownDayOf = (day: string): string => inWords(day, { weekday: 'long', day: 'numeric', month: 'long' })

export function monthsOf(days: string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const end = inWords(last, { month: 'long', year: 'numeric' })
  return first.slice(0, 7) === last.slice(0, 7)
    ? end
    : t.months({ first: inWords(first, { month: 'long' }), last: end })
}

export function shortMoment(startsAt: string, clock: Clock): string {
  const day = inWords(dayBy(clock, startsAt), { weekday: 'short', day: 'numeric', month: 'short' })
  return moment({ day: day.replace(',', ''), time: timeBy(clock, startsAt) })
}
