const HOUR = 60 * 60 * 1000

/**
 * Returns a time `hours` before `now`, shifted by some minutes to look natural. It is deterministic and keeps the order
 * of whole hours.
 */
export const hoursBefore = (now: Date, hours: number): Date =>
  new Date(now.getTime() - hours * HOUR - (Math.abs(hours * 1_234_567) % (HOUR - 1)))

/** Returns a day as YYYY-MM-DD. */
export const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 24 * HOUR).toISOString().slice(0, 10)
