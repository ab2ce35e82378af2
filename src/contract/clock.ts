/** Differences up to this are the way of an answer, and no wrong clock. */
const TOLERANCE_MS = 60_000

let offsetMs = 0

/**
 * The time by the server's clock: days left, the earliest day and what has begun don't depend on whether a person's own clock is right.
 * On the server it is its own.
 */
export const now = (): Date => new Date(Date.now() + offsetMs)

/** Sets the clock by the `Date` of an answer that has just come; anything else changes nothing. */
export function followClock(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(difference)) return
  offsetMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0
}
