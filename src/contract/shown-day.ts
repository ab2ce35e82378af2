let format: Intl.DateTimeFormat | undefined

/** "2026-03-02" → "2 March 2026", the same everywhere; anything else stays as it is. */
export function shownDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  format ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(date)
}
