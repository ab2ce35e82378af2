import { createRequire } from 'node:module'
import type Moment from 'moment-timezone'

const MINUTE_MS = 60_000

const load = createRequire(import.meta.url)
let loaded: Moment.MomentTimezone | undefined

/** Returns moment-timezone, loaded on first use because its data is most of a megabyte. */
const tz = (): Moment.MomentTimezone => {
  loaded ??= (load('moment-timezone') as typeof Moment).tz // as the package declares it
  return loaded
}

/**
 * Converts a local time (`2026-12-12T10:30`) in an IANA time zone to an ISO time in UTC; returns undefined for an
 * invalid time.
 */
export function momentIn(timeZone: string, local: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const near = asUtc - offsetAt(timeZone, asUtc)
  return new Date(asUtc - offsetAt(timeZone, near)).toISOString()
}

export function localTime(timeZone: string, moment: string): string {
  const time = Date.parse(moment)
  return new Date(time + offsetAt(timeZone, time)).toISOString().slice(0, 16)
}

export const isTimeZone = (timeZone: string): boolean => tz().zone(timeZone) !== null

/** Returns the UTC offset in milliseconds, positive east of Greenwich. */
const offsetAt = (timeZone: string, moment: number): number =>
  -(tz().zone(timeZone)?.utcOffset(moment) ?? 0) * MINUTE_MS
