import type { Viewing } from '#contract/viewing'
import { isHeld } from '#contract/viewing-status'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { statusAt } from './viewing.rules.ts'
import type { StoredViewing } from './viewing.store.ts'

/** Returns a viewing as the wire has it: its state at `now`, and the end of its wait for an answer. */
export function shownViewing(stored: StoredViewing, now: Date): Viewing {
  const { startsAt, endsAt, heldUntil, createdAt, acceptedAt, ...viewing } = stored
  const status = statusAt(stored, now)
  return {
    ...withoutNulls(viewing),
    status,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    heldUntil: isHeld({ status }) ? heldUntil.toISOString() : undefined,
    createdAt: createdAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString(),
  }
}
