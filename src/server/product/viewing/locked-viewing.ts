import type { ViewingSide } from '#contract/viewing-status'
import { admit, type Caller } from '../../platform/access/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Home, lockedHome } from '../property/home.store.ts'
import { lockedPeople } from './people.store.ts'
import { noSuchViewing, sideOf } from './viewing.rules.ts'
import { type StoredViewing, viewingById, viewingForUpdate } from './viewing.store.ts'

type Locked = { viewing: StoredViewing; side: ViewingSide; property: Home | undefined }

/**
 * A viewing of the caller with all that decides on it, locked in the one order: both people, the home, the viewing (D-61). So nobody
 * sells the home, or gives the agent's time away, meanwhile.
 */
export async function lockedViewing(tx: Queryable, caller: Caller, id: string): Promise<Locked> {
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
