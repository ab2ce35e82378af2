import type { Queryable } from '../db/database.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import { homeGone } from '../mail/offer-mails.ts'
import { closeOpenOf, closeOpenOn } from './offer.store.ts'

/** Rejects every open offer on a home that goes away, and tells their buyers. Answers how many there were. */
export async function closeOffersOn(tx: Queryable, propertyId: string): Promise<number> {
  const closed = await closeOpenOn(tx, propertyId, new Date())
  for (const offer of closed) await enqueueMail(tx, homeGone(offer))
  return closed.length
}

/** Rejects every open offer of a buyer who goes away. Answers how many there were. */
export const closeOffersOf = async (tx: Queryable, buyerEmail: string): Promise<number> =>
  (await closeOpenOf(tx, buyerEmail, new Date())).length
