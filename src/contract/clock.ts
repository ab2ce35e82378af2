/** Smaller differences from the server's clock are ignored: they come from network delay, not a wrong clock. */
const TOLERANCE_MS = 60_000

let offsetMs = 0

/** Returns the server's time, so that days left and deadlines don't depend on the user's clock. */
export const now = (): Date => new Date(Date.now() + offsetMs)

/** Sets the clock from the `Date` header of an uncached response; ignores an invalid value. */
export function followClock(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(difference)) return
  offsetMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0
}
