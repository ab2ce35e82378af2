/** Returns the browser's time zone. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** True when the clocks of the two time zones differ at that moment. */
export const isElsewhere = (moment: string, timeZone: string, here = ownTimeZone()): boolean =>
  clockAt(moment, timeZone) !== clockAt(moment, here)

function clockAt(moment: string, timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
      new Date(moment),
    )
  } catch {
    return '' // a zone that this browser does not know is elsewhere
  }
}

/** Returns the town by which a time zone is named: "Chicago" of `America/Chicago`. */
export const townOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** Returns these moments as times of day; where clocks go through an hour twice, with the zone, which alone distinguishes them. */
export function clockTimes(moments: string[], timeZone: string): string[] {
  const zone = timeZone === ownTimeZone() ? undefined : timeZone
  const plain = moments.map((moment) => timeOfDayIn(moment, zone))
  return plain.map((time, place) =>
    plain.indexOf(time) === plain.lastIndexOf(time) ? time : timeOfDayIn(moments[place] ?? '', zone, 'short'),
  )
}

function timeOfDayIn(moment: string, timeZone: string | undefined, timeZoneName?: 'short'): string {
  const options = { hour: '2-digit', minute: '2-digit', ...(timeZoneName && { timeZoneName }) } as const
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone && { timeZone }) }).format(new Date(moment))
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC', timeZoneName: 'short' }).format(
      new Date(moment),
    )
  }
}
