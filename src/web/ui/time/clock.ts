/** Returns the offset from UTC in minutes. */
export type Clock = (moment: string | number | Date) => number

export const clockHere: Clock = (moment) => -new Date(moment).getTimezoneOffset()

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const shownBy = (clock: Clock, moment: string | number | Date): string =>
  new Date(new Date(moment).getTime() + clock(moment) * MINUTE_MS).toISOString()

export const dayBy = (clock: Clock, moment: string | number | Date): string => shownBy(clock, moment).slice(0, 10)

/**
 * Converts a local time, such as `2026-12-12T10:30`, to an ISO time in UTC: the earlier one if clocks show it twice.
 * Returns an empty text for an invalid time, and for one that clocks skip.
 */
export function momentBy(clock: Clock, local: string): string {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return ''
  const moment = [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((near) => asUtc - clock(near) * MINUTE_MS)
    .find((possible) => possible + clock(possible) * MINUTE_MS === asUtc)
  return moment === undefined ? '' : new Date(moment).toISOString()
}

export const timeBy = (clock: Clock, moment: string | number | Date): string => shownBy(clock, moment).slice(11, 16)
