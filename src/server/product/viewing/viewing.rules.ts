import { shownTime } from '#contract/shown-time'
import type { Role } from '#contract/user'
import { offsetAt } from '#contract/utc-offsets'
import { type FreeTimes, HOLD_HOURS, MAX_OPEN_REQUESTS } from '#contract/viewing'
import { isHeld, type ViewingMove, type ViewingSide, type ViewingStatus, viewingCan } from '#contract/viewing-status'
import * as t from '#messages/refusals'
import { Refusal } from '../../refusal.ts'
import {
  checkIsForSale,
  type HomeOfAgent,
  type HomeReader,
  maySee,
  noSuchProperty,
} from '../property/property.rules.ts'

type Person = { id: string; role: Role | null }
type ViewingParties = { agentId: string; buyerId: string }
type HeldViewing = { status: ViewingStatus; heldUntil: Date; startsAt: Date }

const HOUR_MS = 3_600_000

export function checkMayRequest<Row extends HomeOfAgent>(
  caller: HomeReader,
  property: Row | undefined,
): asserts property is Row {
  if (!property || !maySee(caller, property)) throw noSuchProperty()
  if (property.email === caller.email) throw new Refusal('conflict', t.ownProperty)
  checkIsShown(property)
}

export function checkMayReadTimes<Row extends HomeOfAgent>(
  caller: HomeReader,
  property: Row | undefined,
): asserts property is Row {
  if (!property || !maySee(caller, property)) throw noSuchProperty()
  checkIsShown(property)
}

export function checkIsShown(property: HomeOfAgent | undefined): void {
  if (!property) throw new Refusal('conflict', t.notOpenToViewings)
  checkIsForSale(property, 'viewings')
}

export function checkOpenRequests(held: number): void {
  if (held < MAX_OPEN_REQUESTS) return
  throw new Refusal('conflict', () => t.tooManyViewings({ most: MAX_OPEN_REQUESTS }))
}

const SHOWN_INSTEAD = 3

export function timeNotFree(
  startsAt: string,
  { times: free, utcOffsets }: Pick<FreeTimes, 'times' | 'utcOffsets'>,
): Refusal {
  const later = free.filter((time) => time > startsAt)
  const next = (later.length > 0 ? later : free).slice(0, SHOWN_INSTEAD)
  if (next.length === 0) return new Refusal('conflict', t.noTimeLeft)
  const shown = (time: string) => shownTime({ startsAt: time, utcOffset: offsetAt(utcOffsets, time) })
  return new Refusal('conflict', () =>
    t.timeTaken({ times: next.map(shown).reduce((one, other) => t.nextTimes({ one, other })) }),
  )
}

export function checkMayList({ role }: Pick<Person, 'role'>, as: ViewingSide): void {
  if (as === 'agent' && role !== 'agent' && role !== 'admin') throw new Refusal('forbidden', t.agentsHaveViewings)
}

/** Returns whether the caller is the agent or the buyer; for other users, the viewing doesn't exist. */
export function sideOf<Row extends ViewingParties>(caller: Pick<Person, 'id'>, viewing: Row | undefined): ViewingSide {
  if (viewing?.agentId === caller.id) return 'agent'
  if (viewing?.buyerId === caller.id) return 'buyer'
  throw noSuchViewing()
}

export const agentGone = () => new Refusal('conflict', t.agentGone)
export const noSuchViewing = () => new Refusal('notFound', t.noSuchViewing)

/** Returns the status at `now`: an unanswered viewing lapses at its deadline, even before a job records it. */
export const statusAt = ({ status, heldUntil }: HeldViewing, now: Date): ViewingStatus =>
  isHeld({ status }) && heldUntil <= now ? 'lapsed' : status

/**
 * Refuses status changes that `viewingMoves` doesn't permit for this side, and all changes once the viewing has begun.
 */
export function checkMayMove(move: ViewingMove, side: ViewingSide, viewing: HeldViewing, now: Date): void {
  const status = statusAt(viewing, now)
  if (!viewingCan(move, { status }, side)) throw cannotBeMoved(status)
  if (viewing.startsAt <= now) throw new Refusal('conflict', t.viewingBegun)
}

export const cannotBeMoved = (status: ViewingStatus) => new Refusal('conflict', () => t.viewingClosed({ status }))

export const holdEnds = (now: Date, startsAt: Date): Date =>
  new Date(Math.min(now.getTime() + HOLD_HOURS * HOUR_MS, startsAt.getTime()))

/** Refuses the calendar file of a viewing that was never accepted. A cancelled one still has it. */
export function checkHasCalendar({ acceptedAt }: { acceptedAt: Date | null }): void {
  if (!acceptedAt) throw new Refusal('conflict', t.noCalendarYet)
}
