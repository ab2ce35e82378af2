import type { Caller } from '../access/caller.ts'
import { record } from '../audit/audit.store.ts'
import type { Database } from '../db/database.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import { lockedProperty } from '../property/property.store.ts'
import { lapseOn, type Terms } from './lapse.ts'
import { alreadyAnswered, checkIsAgent, checkMayAccept, checkMayAnswer, paymentDeadline } from './offer.rules.ts'
import { lockedOffer, moveOffer, offerById, winnerOn } from './offer.store.ts'
import { offerAccepted, offerRejected } from './offer-mails.ts'

type By = { caller: Caller; request: { id: string } }

/** Accepts or rejects a pending offer. The home is locked first, so that of many accepts at once one is the first. */
export async function answerOffer(
  db: Database,
  by: By,
  id: string,
  status: 'accepted' | 'rejected',
  terms: Terms,
): Promise<void> {
  checkIsAgent(by.caller)
  await db.transaction(async (tx) => {
    const propertyId = (await offerById(tx, id))?.propertyId ?? undefined
    const property = propertyId === undefined ? undefined : await lockedProperty(tx, propertyId)
    if (propertyId !== undefined) await lapseOn(tx, propertyId, terms)
    const offer = await lockedOffer(tx, id)
    checkMayAnswer(by.caller, offer)
    if (status === 'accepted') checkMayAccept(property, propertyId && (await winnerOn(tx, propertyId)))
    const now = terms.now()
    const payBefore = paymentDeadline(now, terms.acceptedDays)
    const moved =
      status === 'accepted'
        ? await moveOffer(tx, id, 'accept', { acceptedAt: now, payBefore })
        : await moveOffer(tx, id, 'reject', { closedAt: now })
    if (!moved) throw alreadyAnswered(offer)
    const action = status === 'accepted' ? 'accept' : 'reject'
    await record(tx, { by, action, kind: 'offer', id, before: { status: offer.status }, after: { status } })
    await enqueueMail(tx, status === 'accepted' ? offerAccepted(offer, payBefore) : offerRejected(offer))
  })
}
