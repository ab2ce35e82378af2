import { timeZoneAt } from 'gazetteer'
import { MAX_YEARS_AHEAD } from '#contract/figure-facts'
import type { HomeClock } from '#contract/home-clock'
import * as t from '#messages/refusals'
import { isTimeZone, offsetsIn } from '../../platform/clocks/time-zones.ts'
import { invalidField } from '../../refusal.ts'

type Point = { latitude?: number | null | undefined; longitude?: number | null | undefined }

type Home = Point & { timeZone?: string | null | undefined }

export function ownZoneOf({ timeZone, ...point }: Home = {}): string | undefined {
  return [timeZone, zoneAtPoint(point)].find((name) => typeof name === 'string' && isTimeZone(name)) ?? undefined
}

/**
 * Returns the time zone of a point. It is wrong for about one town in 150, near borders of time zones, so an agent's
 * choice has priority.
 */
const zoneAtPoint = ({ latitude, longitude }: Point): string | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number' ? timeZoneAt(latitude, longitude) : undefined

/** Returns the home's time zone; that of its agent's hours if it is unknown, and UTC if there are none, either. */
export const zoneOfHome = (home: Home, ofAgent: string | undefined): string =>
  ownZoneOf(home) ?? (ofAgent !== undefined && isTimeZone(ofAgent) ? ofAgent : 'UTC')

/**
 * Returns the UTC offsets of a time zone from a day before the current year, or that of an auction in the past, to a
 * day after the last year in which an auction may be.
 */
export function clockIn(timeZone: string, now: Date, auctionAt?: string): HomeClock {
  const year = now.getUTCFullYear()
  const first = Math.min(year, new Date(auctionAt ?? now).getUTCFullYear())
  const [from, until] = [new Date(Date.UTC(first, 0, 0)), new Date(Date.UTC(year + MAX_YEARS_AHEAD + 1, 0, 2))]
  return { timeZone, utcOffsets: offsetsIn(timeZone, from, until) }
}

export function checkTimeZone(name: string | null | undefined): void {
  if (!name || isTimeZone(name)) return
  throw invalidField('timeZone', t.unknownTimeZone)
}
