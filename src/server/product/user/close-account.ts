import type { Queryable } from '../../platform/db/database.ts'
import { closeOffersOf, closeOffersOn } from '../offer/close-offers.ts'
import type { Clock } from '../offer/lapse.ts'
import { closeAllViewingsOf } from '../open-time/close-open-times.ts'
import { deleteUnsoldOf } from '../property/property.store.ts'
import { announceProperty } from '../property/property-events.ts'
import { endSharingOf } from '../sharing/end-sharing.ts'
import { lockHomesOfLeaver } from './close-account.store.ts'
import { deleteUser } from './user-list.store.ts'

/**
 * Deletes a user with their unsold listings and wishlist. Closes their open offers and viewings, and those on the
 * listings (P-40).
 */
export async function closeAccount(tx: Queryable, { id, email }: { id: string; email: string }, clock: Clock) {
  await endSharingOf(tx, { id })
  await closeOffersOn(tx, await lockHomesOfLeaver(tx, email), clock)
  await closeAllViewingsOf(tx, { id, email })
  const listings = await deleteUnsoldOf(tx, email)
  const closedOffers = await closeOffersOf(tx, email, clock)
  await deleteUser(tx, id)
  if (listings > 0) await announceProperty(tx, {})
  return { listings, closedOffers }
}
