const HOUR = 60 * 60 * 1000

/**
 * The moment `hours` before `now`, and some minutes and seconds: else everything in the demo would have happened at the same time
 * past the hour. The same hours give the same moment, and fewer whole hours a later one.
 */
export const hoursBefore = (now: Date, hours: number): Date =>
  new Date(now.getTime() - hours * HOUR - (Math.abs(hours * 1_234_567) % (HOUR - 1)))

/** The day `days` after `now`, as YYYY-MM-DD. */
export const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 24 * HOUR).toISOString().slice(0, 10)
