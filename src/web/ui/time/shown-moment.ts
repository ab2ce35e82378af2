const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** An ISO time as "28 November 2026 at 14:05", in this machine's time zone. */
export const shownMoment = (time: string): string => format.format(new Date(time))

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The day of an ISO time, as "28 November 2026", in this machine's time zone. */
export const dayHere = (time: string): string => dayFormat.format(new Date(time))
