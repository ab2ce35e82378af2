/** A clock: its offset from UTC at a moment, in minutes. */
export type Clock = (moment: string | number | Date) => number

/** The clock of this machine. */
export const clockHere: Clock = (moment) => -new Date(moment).getTimezoneOffset()

const MINUTE_MS = 60_000

const shownBy = (clock: Clock, moment: string | number | Date): string =>
  new Date(new Date(moment).getTime() + clock(moment) * MINUTE_MS).toISOString()

/** The day that a clock shows, as `YYYY-MM-DD`. */
export const dayBy = (clock: Clock, moment: string | number | Date): string => shownBy(clock, moment).slice(0, 10)

/** The time of day that a clock shows, as `14:05`. */
export const timeBy = (clock: Clock, moment: string | number | Date): string => shownBy(clock, moment).slice(11, 16)
