/** Differences up to this from the server's clock are ignored: they are network delay, not a wrong clock. */
const TOLERANCE_MS = 60_000

let offsetMs = 0

/** The time by the server's clock, so that days left and deadlines don't depend on the user's clock. */
export const now = (): Date => new Date(Date.now() + offsetMs)

/** Sets the clock by the `Date` header of a fresh response; ignores any other value. */
export function followClock(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(difference)) return
  offsetMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0
}
