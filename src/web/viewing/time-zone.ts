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
