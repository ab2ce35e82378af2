import { shownWeekday } from '#contract/shown-time'

export type Day = { name: string; times: string[] }

/** Free times by the day that it is at the home, in order. */
export function daysOf(times: string[], timeZone: string): Day[] {
  const days = new Map<string, string[]>()
  for (const startsAt of times) {
    const name = shownWeekday({ startsAt, timeZone })
    days.set(name, [...(days.get(name) ?? []), startsAt])
  }
  return [...days].map(([name, ofDay]) => ({ name, times: ofDay }))
}

/** Where this machine is. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether clocks here show another time at that moment. */
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
