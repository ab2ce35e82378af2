import type { Queryable } from '../../platform/db/database.ts'
import { tell } from '../notification/tell.ts'
import { closeOpenOf, closeOpenOn } from './offer.store.ts'
import { publishOffer } from './offer-events.ts'
import { buyerGone, homeGone } from './offer-mails.ts'

/** Rejects every open offer on homes that go away, and tells their buyers. Returns how many there were. */
export async function closeOffersOn(tx: Queryable, propertyIds: string[]): Promise<number> {
  const closed = await closeOpenOn(tx, propertyIds, { closedAt: new Date(), closedWhy: 'takenDown' })
  for (const offer of closed) {
    await tell(tx, homeGone(offer))
    await publishOffer(tx, offer)
  }
  return closed.length
}

/** Rejects every open offer of a buyer who goes away, and tells the agents who had accepted one. Returns how many there were. */
export async function closeOffersOf(tx: Queryable, buyerEmail: string): Promise<number> {
  const closed = await closeOpenOf(tx, buyerEmail, { closedAt: new Date(), closedWhy: 'withdrawn' })
  for (const offer of closed) {
    if (offer.acceptedAt) await tell(tx, buyerGone(offer))
    await publishOffer(tx, offer)
  }
  return closed.length
}
