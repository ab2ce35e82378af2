let format: Intl.DateTimeFormat | undefined

/** Formats "2026-03-02" as "2 March 2026", in every locale; returns other text unchanged. */
export function shownDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  format ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(date)
}
