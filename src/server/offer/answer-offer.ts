import type { Caller } from '../access/caller.ts'
import { type Actor, record } from '../audit/audit.store.ts'
import type { Database } from '../db/database.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import { lockedProperty } from '../property/property.store.ts'
import { lapseOn, type OfferExpiryPolicy } from './lapse.ts'
import { alreadyAnswered, checkIsAgent, checkMayAccept, checkMayAnswer, paymentDeadline } from './offer.rules.ts'
import { lockedOffer, moveOffer, offerById, winnerOn } from './offer.store.ts'
import { offerAccepted, offerRejected } from './offer-mails.ts'

/** Accepts or rejects a pending offer. The home is locked first, so that of many accepts at once one is the first. */
export async function answerOffer(
  db: Database,
  actor: Actor<Caller>,
  id: string,
  status: 'accepted' | 'rejected',
  expiry: OfferExpiryPolicy,
): Promise<void> {
  checkIsAgent(actor.caller)
  await db.transaction(async (tx) => {
    const propertyId = (await offerById(tx, id))?.propertyId ?? undefined
    const property = propertyId === undefined ? undefined : await lockedProperty(tx, propertyId)
    if (propertyId !== undefined) await lapseOn(tx, propertyId, expiry)
    const offer = await lockedOffer(tx, id)
    checkMayAnswer(actor.caller, offer)
    if (status === 'accepted') checkMayAccept(property, propertyId && (await winnerOn(tx, propertyId)))
    const now = expiry.now()
    const payBefore = paymentDeadline(now, expiry.acceptedDays)
    const moved =
      status === 'accepted'
        ? await moveOffer(tx, id, 'accept', { acceptedAt: now, payBefore })
        : await moveOffer(tx, id, 'reject', { closedAt: now })
    if (!moved) throw alreadyAnswered(offer)
    const action = status === 'accepted' ? 'accept' : 'reject'
    await record(tx, { actor: actor, action, kind: 'offer', id, before: { status: offer.status }, after: { status } })
    await enqueueMail(tx, status === 'accepted' ? offerAccepted(offer, payBefore) : offerRejected(offer))
  })
}
