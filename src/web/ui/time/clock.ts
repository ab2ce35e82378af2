/** Returns the offset from UTC in minutes. */
export type Clock = (moment: string | number | Date) => number

export const clockHere: Clock = (moment) => -new Date(moment).getTimezoneOffset()

const MINUTE_MS = 60_000

const shownBy = (clock: Clock, moment: string | number | Date): string =>
  new Date(new Date(moment).getTime() + clock(moment) * MINUTE_MS).toISOString()

export const dayBy = (clock: Clock, moment: string | number | Date): string => shownBy(clock, moment).slice(0, 10)

/**
 * Converts a local time, such as `2026-12-12T10:30`, to an ISO time in UTC; returns an empty text for an invalid one.
 */
export function momentBy(clock: Clock, local: string): string {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return ''
  const near = asUtc - clock(asUtc) * MINUTE_MS
  return new Date(asUtc - clock(near) * MINUTE_MS).toISOString() // near a change of clocks, the offset is that of the moment itself
}

export const timeBy = (clock: Clock, moment: string | number | Date): string => shownBy(clock, moment).slice(11, 16)
