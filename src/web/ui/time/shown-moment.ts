const options = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
let format: Intl.DateTimeFormat | undefined

/** An ISO time as "28 November 2026 at 14:05", in this machine's time zone. */
export function shownMoment(time: string): string {
  format ??= new Intl.DateTimeFormat('en-GB', options)
  return format.format(new Date(time))
}
