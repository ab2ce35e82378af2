/** Returns the offset from UTC in minutes. */
export type Clock = (moment: string | number | Date) => number

export const clockHere: Clock = (moment) => -new Date(moment).getTimezoneOffset()

const MINUTE_MS = 60_000

const shownBy = (clock: Clock, moment: string | number | Date): string =>
  new Date(new Date(moment).getTime() + clock(moment) * MINUTE_MS).toISOString()

export const dayBy = (clock: Clock, moment: string | number | Date): string => shownBy(clock, moment).slice(0, 10)

export const timeBy = (clock: Clock, moment: string | number | Date): string => shownBy(clock, moment).slice(11, 16)
