import { formattedDate } from './formatted-date.ts'

/** Formats "2026-03-02" as "2 March 2026" in the reader's language; returns other text unchanged. */
export function shownDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return formattedDate(date, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
