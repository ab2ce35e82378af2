import * as z from 'zod/mini'
import { priceFacts } from '#contract/property-facts'
import { type Clock, dayBy, momentBy, timeBy } from '../ui/time/clock.ts'

const isLocal = (typed: string): boolean => !typed.endsWith('Z')

/**
 * The day of an auction in the form: the saved ISO time in UTC, or what was typed since, a local time such as
 * `2026-12-12T10:30`.
 */
export const AuctionAt = z.string().check(
  z.superRefine((typed, context) => {
    if (typed === '') return
    const { error } = priceFacts.auctionAt.given.safeParse(isLocal(typed) ? `${typed}Z` : typed)
    if (error) context.addIssue(error.issues[0]?.message ?? '')
  }),
)

/** Returns the local time of what the form holds. `clock`: of the saved time. */
export function shownAuctionAt(clock: Clock, typed: string): string {
  if (isLocal(typed)) return typed
  return Number.isNaN(Date.parse(typed)) ? '' : `${dayBy(clock, typed)}T${timeBy(clock, typed)}`
}

/** `moment`: an ISO time in UTC, or empty. `clock`: the one by which it is shown. */
type SavedAuction = { moment: string; clock: Clock }

/**
 * Returns the ISO time in UTC of what the form holds: the saved one if it is shown alike and the home keeps its clock;
 * empty if clocks skip it.
 */
export function auctionMoment(clock: Clock, typed: string, saved: SavedAuction): string {
  const local = shownAuctionAt(saved.clock, typed)
  const isKept = local === shownAuctionAt(saved.clock, saved.moment) && local === shownAuctionAt(clock, saved.moment)
  return isKept ? saved.moment : momentBy(clock, local)
}
