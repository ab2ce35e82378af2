import type { HomeClock } from '#contract/home-clock'
import { offsetAt } from '#contract/utc-offsets'
import { type Clock, clockHere } from '../../ui/time/clock.ts'

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Returns the home's clock by the server's offsets, because a browser's time zone data may be outdated (D-448); UTC
 * without them.
 */
export const clockOf =
  (home: Pick<HomeClock, 'utcOffsets'> | undefined): Clock =>
  (moment) =>
    offsetAt(home?.utcOffsets ?? [], moment)

/** Returns the clock of the form of a listing: the home's, or the browser's while the home's is not known. */
export const clockOfForm = (home: HomeClock | undefined): Clock => (home ? clockOf(home) : clockHere)

/**
 * Returns the reader's offsets from UTC: the browser's, but the server's if reader and home share a time zone, because
 * the browser's data may be outdated.
 */
export const readersClock = (home: HomeClock): Clock => (isOwnZone(home.timeZone) ? clockOf(home) : clockHere)

/** Normalizes names through the browser, which may use an alias: `Asia/Calcutta` for `Asia/Kolkata`. */
function isOwnZone(timeZone: string): boolean {
  const own = ownTimeZone()
  if (timeZone === own) return true
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone === own
  } catch {
    return false // a zone unknown to this browser can't be its own
  }
}
