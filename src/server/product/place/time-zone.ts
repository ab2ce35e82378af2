import zoneAt from '@photostructure/tz-lookup'
import type { HomeClock } from '#contract/home-clock'
import { isTimeZone, offsetsIn } from '../../platform/clocks/time-zones.ts'
import { Refusal } from '../../refusal.ts'

type Point = { latitude?: number | null | undefined; longitude?: number | null | undefined }

/** Returns the time zone at a point; `undefined` where the point is not known, or its zone is newer than our tz data. */
export function zoneAtPoint({ latitude, longitude }: Point = {}): string | undefined {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  const name = zoneAt(latitude, longitude)
  return isTimeZone(name) ? name : undefined
}

/** Returns the time zone at a home; its agent's where its place is not known. */
export const zoneOfHome = (home: Point, ofAgent: string): string =>
  zoneAtPoint(home) ?? (isTimeZone(ofAgent) ? ofAgent : 'UTC')

/** Returns the clock at a home for the current year and the next, and a day on either side. */
export function clockOfHome(home: Point, now: Date): HomeClock | undefined {
  const timeZone = zoneAtPoint(home)
  const year = now.getUTCFullYear()
  const [from, until] = [new Date(Date.UTC(year, 0, 0)), new Date(Date.UTC(year + 2, 0, 2))]
  return timeZone === undefined ? undefined : { timeZone, utcOffsets: offsetsIn(timeZone, from, until) }
}

export function checkTimeZone(name: string): void {
  if (isTimeZone(name)) return
  const message = 'This time zone is not known'
  throw new Refusal('invalid', message, { timeZone: message })
}
