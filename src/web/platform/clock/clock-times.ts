import { offsetName } from '#contract/utc-offsets'
import { type Clock, timeBy } from '../../ui/time/clock.ts'

export const townOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

export function clockTimes(moments: string[], clock: Clock): string[] {
  const plain = moments.map((moment) => timeBy(clock, moment))
  return plain.map((time, place) =>
    plain.indexOf(time) === plain.lastIndexOf(time) ? time : `${time} ${offsetName(clock(moments[place] ?? ''))}`,
  )
}
