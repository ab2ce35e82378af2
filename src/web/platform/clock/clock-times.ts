import { offsetName } from '#contract/utc-offsets'
import { type Clock, timeBy } from '../../ui/time/clock.ts'

/** Returns the town that names a time zone: "Chicago" for `America/Chicago`. */
export const townOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

export function clockTimes(moments: string[], clock: Clock): string[] {
  const plain = moments.map((moment) => timeBy(clock, moment))
  return plain.map((time, place) =>
    plain.indexOf(time) === plain.lastIndexOf(time) ? time : `${time} ${offsetName(clock(moments[place] ?? ''))}`,
  )
}
