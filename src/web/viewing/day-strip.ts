import { today } from '../ui/time/format.ts'

const DAYS = 14

/** Free times by the days of this machine's clock, as `YYYY-MM-DD`, and these days in pages of two weeks from a Monday on. */
export type Strip = { timesByDay: Map<string, string[]>; pages: string[][] }

export function stripOf(times: string[]): Strip {
  const timesByDay = new Map<string, string[]>()
  for (const time of times) {
    const day = today(new Date(time))
    timesByDay.set(day, [...(timesByDay.get(day) ?? []), time])
  }
  const days = [...timesByDay.keys()]
  const last = days.at(-1) ?? ''
  const pages: string[][] = []
  for (let start = mondayOf(days[0] ?? ''); last !== '' && start <= last; start = later(start, DAYS))
    pages.push(Array.from({ length: DAYS }, (_, place) => later(start, place)))
  return { timesByDay, pages }
}

const dateOf = (day: string): Date => new Date(`${day}T12:00:00`) // at noon: no change of the clocks makes it another day

function later(day: string, days: number): string {
  const date = dateOf(day)
  date.setDate(date.getDate() + days)
  return today(date)
}

const mondayOf = (day: string): string => (day === '' ? '' : later(day, -((dateOf(day).getDay() + 6) % 7)))

const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', options).format(dateOf(day))

/** `Tuesday 1 December`. */
export const shownDayOf = (day: string): string => inWords(day, { weekday: 'long', day: 'numeric', month: 'long' })

/** The months of these days: `November 2026`, or `November – December 2026`. */
export function monthsOf(days: string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const end = inWords(last, { month: 'long', year: 'numeric' })
  return first.slice(0, 7) === last.slice(0, 7) ? end : `${inWords(first, { month: 'long' })} – ${end}`
}

/** `Thu 26 Nov, 09:30`, by this machine's clock. */
export function shortMoment(startsAt: string): string {
  const day = inWords(today(new Date(startsAt)), { weekday: 'short', day: 'numeric', month: 'short' })
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(startsAt))
  return `${day.replace(',', '')}, ${time}`
}
