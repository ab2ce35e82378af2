import { dayHere } from './day-here.ts'

export function shortDayHere(time: string): string {
  const [day, month = '', year] = dayHere(time).split(' ')
  return `${day} ${month.slice(0, 3)} ${year}`
}

const options = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
let format: Intl.DateTimeFormat | undefined

export function shownMoment(time: string): string {
  format ??= new Intl.DateTimeFormat('en-GB', options)
  return format.format(new Date(time))
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export function timeLeft(until: string, now: Date): string | undefined {
  const ms = Date.parse(until) - now.getTime()
  if (!(ms > 0)) return undefined
  if (ms >= DAY_MS) return counted(Math.round(ms / DAY_MS), 'day')
  return ms >= HOUR_MS ? counted(Math.round(ms / HOUR_MS), 'hour') : 'less than an hour left'
}

const counted = (many: number, unit: string): string => `${many} ${unit}${many === 1 ? '' : 's'} left`

export const daysSince = (time: string, now: Date): number =>
  Math.max(0, Math.round((midnight(now) - midnight(new Date(time))) / DAY_MS))

export function daysAgo(time: string, now: Date): string {
  const days = daysSince(time, now)
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

export const midnight = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0)

export function today(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export const timeOfDay = (now: Date): string =>
  [now.getHours(), now.getMinutes(), now.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':')
