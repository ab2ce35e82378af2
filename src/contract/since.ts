import { isDay, isMoment } from './iso-time.ts'

export const MAX_DAYS_BACK = 366

/** The beginning of a search's period: a number of days before now, which moves on with the clock, or a fixed time. */
export type SinceWhen = { days: number } | { at: Date }

/** Parses an ISO 8601 day, time in UTC, or number of days back (P7D); undefined for other texts. */
export function sinceIn(text: string): SinceWhen | undefined {
  const days = Number(/^P([1-9]\d{0,2})D$/.exec(text)?.[1])
  if (days <= MAX_DAYS_BACK) return { days }
  return isDay(text) || isMoment(text) ? { at: new Date(text) } : undefined
}
