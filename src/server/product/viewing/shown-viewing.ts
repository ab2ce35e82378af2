import type { Viewing } from '#contract/viewing'
import { isHeld } from '#contract/viewing-status'
import { offsetsIn } from '../../platform/clocks/time-zones.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { statusAt } from './viewing.rules.ts'
import type { StoredViewing } from './viewing.store.ts'

export function shownViewing(stored: StoredViewing, now: Date): Viewing {
  const { startsAt, endsAt, heldUntil, createdAt, acceptedAt, utcOffset: _shown, ...viewing } = stored
  const status = statusAt(stored, now)
  return {
    ...withoutNulls(viewing),
    status,
    utcOffsets: offsetsIn(stored.timeZone, startsAt < now ? startsAt : now, endsAt),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    heldUntil: isHeld({ status }) ? heldUntil.toISOString() : undefined,
    createdAt: createdAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString(),
  }
}
