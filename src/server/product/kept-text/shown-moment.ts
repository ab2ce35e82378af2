import { formattedDate } from '#contract/formatted-date'
import { isolated } from '#contract/isolated'
import { textKeeper } from '#contract/kept-text'

/** Formats a moment in UTC, such as "1 Dec 2026, 10:00 UTC". Another text than a moment stays as it is. */
export function shownMoment(moment: string): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return isolated(moment)
  return textKeeper()?.({ moment }) ?? isolated(formattedDate(date, FORMAT))
}

const FORMAT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
}
