import type { Queryable } from '../../platform/db/database.ts'
import { type Home, lockedHome } from '../property/home.store.ts'
import { lapseOn, type OfferExpiryPolicy } from './lapse.ts'
import { lockedOffer, offerById, type StoredOffer } from './offer.store.ts'

type Deal = { property: Home | undefined; offer: StoredOffer | undefined }

/**
 * Locks an offer's home, expires the home's overdue offers, then locks the offer. Every transaction uses this order, to
 * avoid deadlocks.
 */
export async function lockedDeal(
  tx: Queryable,
  offerId: string,
  expiry: Pick<OfferExpiryPolicy, 'now'>,
): Promise<Deal> {
  const propertyId = (await offerById(tx, offerId))?.propertyId ?? undefined
  const property = propertyId === undefined ? undefined : await lockedHome(tx, propertyId)
  if (property) await lapseOn(tx, [property._id], expiry)
  return { property, offer: await lockedOffer(tx, offerId) }
}
