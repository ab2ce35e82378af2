import type { HomeClock } from '#contract/home-clock'
import { offsetAt } from '#contract/utc-offsets'
import { type Clock, clockHere } from '../ui/time/clock.ts'

/** Returns the browser's time zone. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Returns the clock at a home, by the server's offsets: a browser's own rules of time zones may be older (D-448). */
export const clockOf =
  ({ utcOffsets }: Pick<HomeClock, 'utcOffsets'>): Clock =>
  (moment) =>
    offsetAt(utcOffsets, moment)

/** Returns the reader's own clock for times at a home: the browser's, or the home's to a reader in the same zone. */
export const readersClock = (home: HomeClock): Clock => (isOwnZone(home.timeZone) ? clockOf(home) : clockHere)

/** Zones are compared by the browser's name for each, as it may have another: `Asia/Calcutta` for `Asia/Kolkata`. */
function isOwnZone(timeZone: string): boolean {
  const own = ownTimeZone()
  if (timeZone === own) return true
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone === own
  } catch {
    return false // a zone that this browser does not know is not its own
  }
}
