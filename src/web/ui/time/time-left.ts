const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Returns how long it is until an ISO time, to the nearest day or hour: "7 days left", "1 hour left", "less than an hour left"; `undefined` once it has passed. */
export function timeLeft(until: string, now = new Date()): string | undefined {
  const ms = Date.parse(until) - now.getTime()
  if (!(ms > 0)) return undefined
  if (ms >= DAY_MS) return counted(Math.round(ms / DAY_MS), 'day')
  return ms >= HOUR_MS ? counted(Math.round(ms / HOUR_MS), 'hour') : 'less than an hour left'
}

const counted = (many: number, unit: string): string => `${many} ${unit}${many === 1 ? '' : 's'} left`

/** How long ago it was, by days: "today", "yesterday", "12 days ago". */
export function daysAgo(time: string, now = new Date()): string {
  const days = Math.round((midnight(now) - midnight(new Date(time))) / DAY_MS)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

const midnight = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0)
