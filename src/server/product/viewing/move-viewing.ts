import type * as z from 'zod/mini'
import { offsetAt } from '#contract/utc-offsets'
import type { viewingApi } from '#contract/viewing'
import { statusesBefore, type ViewingMove, type ViewingSide, viewingMoves } from '#contract/viewing-status'
import { admit, type Caller } from '../../platform/access/caller.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import { newsLimit } from '../limits/limits.ts'
import { addressById, partsOf } from '../place/address.store.ts'
import { withWholeAddress } from '../place/whole-address.store.ts'
import { type Home, lockedHome } from '../property/home.store.ts'
import { bookableTimes } from './free-times.ts'
import { enqueueLapse, lapseOverdue } from './lapse-viewing.ts'
import { lockedPeople } from './people.store.ts'
import { enqueueReminders } from './reminder.store.ts'
import { viewingJobs } from './viewing.jobs.ts'
import {
  cannotBeMoved,
  checkIsShown,
  checkMayMove,
  holdEnds,
  noSuchViewing,
  sideOf,
  timeNotFree,
} from './viewing.rules.ts'
import { moveViewing, type StoredViewing, viewingById, viewingForUpdate } from './viewing.store.ts'
import { announceViewing } from './viewing-events.ts'
import { viewingAccepted, viewingCancelled, viewingDeclined, viewingProposed } from './viewing-mails.ts'

type LockedViewing = { viewing: StoredViewing; side: ViewingSide; property: Home | undefined }
type ViewingChanges = Parameters<typeof moveViewing>[3]
type MoveRequest = { caller: Caller; id: string; now: Date }

export async function answerViewing(
  db: Database,
  wanted: MoveRequest,
  answer: z.output<typeof viewingApi.move.body>,
): Promise<void> {
  if (answer.status === 'proposed') return proposeTime(db, wanted, answer.startsAt)
  const { now } = wanted
  const move = answer.status === 'accepted' ? 'accept' : 'decline'
  await moving(db, wanted, move, async (tx, { viewing, side, property }) => {
    if (move === 'decline') {
      const declined = await moved(tx, { viewing, side }, move, { closedWhy: whyOf(side), changedAt: now })
      return announceViewing(tx, declined, [viewingDeclined(declined, side)], wanted.caller)
    }
    checkIsShown(property)
    const address = property && (await addressById(tx, property._id))
    const { title, location } = withWholeAddress(viewing, address) // both participants need the full address now
    const accepted = await moved(tx, { viewing, side }, move, { title, location, acceptedAt: now, changedAt: now })
    await enqueueReminders(tx, viewingJobs.remind, accepted, now)
    await announceViewing(tx, accepted, viewingAccepted(accepted, address && partsOf(address)), wanted.caller)
  })
}

export async function cancelViewing(db: Database, wanted: MoveRequest): Promise<void> {
  await moving(db, wanted, 'cancel', async (tx, locked) => {
    const cancelled = await moved(tx, locked, 'cancel', { closedWhy: whyOf(locked.side), changedAt: wanted.now })
    await announceViewing(tx, cancelled, viewingCancelled(cancelled), wanted.caller)
  })
}

async function proposeTime(db: Database, wanted: MoveRequest, time: string): Promise<void> {
  const { now } = wanted
  await moving(db, wanted, 'propose', async (tx, { viewing, side, property }) => {
    checkIsShown(property)
    const { agentId, buyerId } = viewing
    await lapseOverdue(tx, { agentId, buyerId }, now)
    const free = await bookableTimes(tx, { property: property ?? {}, agentId, now })
    const startsAt = new Date(time)
    if (!free.times.includes(startsAt.toISOString())) throw timeNotFree(startsAt.toISOString(), free)
    const endsAt = new Date(startsAt.getTime() + free.slotMinutes * 60_000)
    const clock = { timeZone: free.timeZone, utcOffset: offsetAt(free.utcOffsets, startsAt) }
    const marks = { startsAt, endsAt, ...clock, heldUntil: holdEnds(now, startsAt), changedAt: now }
    const proposed = await moved(tx, { viewing, side }, 'propose', marks)
    await countTry(tx, newsLimit, agentId, proposed._id) // per viewing, as several buyers may want to see the home
    await enqueueLapse(tx, proposed)
    await announceViewing(tx, proposed, [viewingProposed(proposed)], wanted.caller)
  })
}

const whyOf = (side: LockedViewing['side']) => (side === 'agent' ? 'byAgent' : 'byBuyer')

const moving = (
  db: Database,
  { caller, id, now }: MoveRequest,
  move: ViewingMove,
  work: (tx: Queryable, locked: LockedViewing) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await lockedViewing(tx, caller, id)
    checkMayMove(move, locked.side, locked.viewing, now)
    await work(tx, locked)
  })

async function moved(
  tx: Queryable,
  { viewing, side }: Pick<LockedViewing, 'viewing' | 'side'>,
  move: ViewingMove,
  marks: ViewingChanges,
): Promise<StoredViewing> {
  const { to } = viewingMoves[move]
  if (!(await moveViewing(tx, viewing._id, { from: statusesBefore(move, side), to }, marks)))
    throw cannotBeMoved(viewing.status)
  return { ...viewing, ...marks, status: to }
}

/**
 * Returns a viewing of the caller, locked in this order: both participants, the home, the viewing (D-61). Until the
 * transaction ends, the home can't be sold, nor the agent's time taken.
 */
async function lockedViewing(tx: Queryable, caller: Caller, id: string): Promise<LockedViewing> {
  const seen = await viewingById(tx, id)
  sideOf(caller, seen)
  if (!seen) throw noSuchViewing()
  const people = await lockedPeople(tx, seen)
  admit(
    'signedIn',
    [people.buyer, people.agent].find((person) => person?.id === caller.id),
  )
  const property = seen.propertyId === null ? undefined : await lockedHome(tx, seen.propertyId)
  const viewing = await viewingForUpdate(tx, id)
  if (!viewing) throw noSuchViewing()
  return { viewing, side: sideOf(caller, viewing), property }
}
