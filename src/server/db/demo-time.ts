const HOUR = 60 * 60 * 1000

/** The moment `hours` before `now`. */
export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR)

/** The day `days` after `now`, as YYYY-MM-DD. */
export const dayAfter = (now: Date, days: number): string =>
  hoursBefore(now, -24 * days)
    .toISOString()
    .slice(0, 10)
