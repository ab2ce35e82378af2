type TimeAtPlace = { startsAt: string; timeZone: string }

/** The day and time at a place, in words: `Tuesday, 1 December 2026 at 10:00 GMT`. */
export const shownTime = ({ startsAt, timeZone }: TimeAtPlace): string =>
  formatted(startsAt, timeZone, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })

/** The day at a place: `Tuesday 1 December`. */
export const shownWeekday = ({ startsAt, timeZone }: TimeAtPlace): string =>
  formatted(startsAt, timeZone, { weekday: 'long', month: 'long', day: 'numeric' })

/** In UTC where this machine does not know the zone. */
function formatted(moment: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(moment)
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(date)
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date)
  }
}
