import type { SQL } from 'drizzle-orm'
import { MAX_WAITING_ROWS, type WaitingRow } from '#contract/figures'
import { offsetsIn } from '../../platform/clocks/time-zones.ts'
import type { Database } from '../../platform/db/database.ts'
import { isAgreedUntil, mayAnswer, viewingsAhead } from '../viewing/viewing.store.ts'
import { imagesOf, MAX_COUNTED, type Waiting } from './waiting.store.ts'

const DAY_MS = 86_400_000

/**
 * Open viewings of a user. `toAnswer`: those that await the user's answer, the soonest to expire first. `agreed`: those
 * that begin within a day.
 */
export type ViewingsAhead = { toAnswer: Waiting; agreed: Waiting }

export async function readViewings(
  db: Database,
  { id, isAgent }: { id: string; isAgent: boolean },
  now: Date,
): Promise<ViewingsAhead> {
  const sides = isAgent ? (['agent', 'buyer'] as const) : (['buyer'] as const)
  const soon = new Date(now.getTime() + DAY_MS)
  const read = async (wanted: (side: 'agent' | 'buyer') => SQL | undefined) => {
    const most = MAX_COUNTED + 1
    const ofSide = async (side: 'agent' | 'buyer') =>
      (await viewingsAhead(db, id, side, { now, most, where: wanted(side) })).map((viewing) => ({ viewing, side }))
    return (await Promise.all(sides.map(ofSide))).flat()
  }
  const [open, agreed] = await Promise.all([read(mayAnswer), read(() => isAgreedUntil(soon))])
  const toAnswer = open.sort((one, other) => one.viewing.heldUntil.getTime() - other.viewing.heldUntil.getTime())
  const shown = [...toAnswer.slice(0, MAX_WAITING_ROWS), ...agreed.slice(0, MAX_WAITING_ROWS)]
  const images = await imagesOf(
    db,
    shown.flatMap(({ viewing }) => viewing.propertyId ?? []),
  )
  const rowOf = ({ viewing, side }: (typeof agreed)[number]): WaitingRow => ({
    _id: viewing._id,
    title: viewing.title,
    image: images.get(viewing.propertyId ?? ''),
    person: side === 'agent' ? viewing.buyerName : viewing.agentName,
    at: viewing.createdAt.toISOString(),
    due: (viewing.status === 'accepted' ? viewing.startsAt : viewing.heldUntil).toISOString(),
    startsAt: viewing.startsAt.toISOString(),
    clock: { timeZone: viewing.timeZone, utcOffsets: offsetsIn(viewing.timeZone, now, viewing.endsAt) },
    ownPart: side,
  })
  const waiting = (some: typeof agreed): Waiting => ({
    total: some.length,
    rows: some.slice(0, MAX_WAITING_ROWS).map(rowOf),
  })
  return { toAnswer: waiting(toAnswer), agreed: waiting(agreed) }
}
