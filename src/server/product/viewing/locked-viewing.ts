import type { ViewingSide } from '#contract/viewing-status'
import { admit, type Caller } from '../../platform/access/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Home, lockedHome } from '../property/home.store.ts'
import { lockedPeople } from './people.store.ts'
import { noSuchViewing, sideOf } from './viewing.rules.ts'
import { type StoredViewing, viewingById, viewingForUpdate } from './viewing.store.ts'

type LockedViewing = { viewing: StoredViewing; side: ViewingSide; property: Home | undefined }

/**
 * Returns a viewing of the caller, locked with everything that decides on it in this order: both people, the home, the viewing (D-61).
 * So the home isn't sold, and the agent's time isn't taken, until the transaction ends.
 */
export async function lockedViewing(tx: Queryable, caller: Caller, id: string): Promise<LockedViewing> {
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
