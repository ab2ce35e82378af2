import type { Caller } from '../access/caller.ts'
import { type Actor, record } from '../audit/audit.store.ts'
import type { Database } from '../db/database.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import type { OfferExpiryPolicy } from './lapse.ts'
import { lockedDeal } from './locked-deal.ts'
import { alreadyAnswered, checkIsAgent, checkMayAccept, checkMayAnswer, paymentDeadline } from './offer.rules.ts'
import { moveOffer, winnerOn } from './offer.store.ts'
import { offerAccepted, offerRejected } from './offer-mails.ts'

/** Accepts or rejects a pending offer. Of several accepts on one property at once, the lock on its row lets one win. */
export async function answerOffer(
  db: Database,
  actor: Actor<Caller>,
  id: string,
  status: 'accepted' | 'rejected',
  expiry: OfferExpiryPolicy,
): Promise<void> {
  checkIsAgent(actor.caller)
  await db.transaction(async (tx) => {
    const { property, offer } = await lockedDeal(tx, id, expiry)
    checkMayAnswer(actor.caller, offer)
    if (status === 'accepted') checkMayAccept(property, property && (await winnerOn(tx, property._id)))
    const now = expiry.now()
    const payBefore = paymentDeadline(now, expiry.acceptedDays)
    const moved =
      status === 'accepted'
        ? await moveOffer(tx, id, 'accept', { acceptedAt: now, payBefore })
        : await moveOffer(tx, id, 'reject', { closedAt: now })
    if (!moved) throw alreadyAnswered(offer)
    const action = status === 'accepted' ? 'accept' : 'reject'
    await record(tx, { actor, action, kind: 'offer', id, before: { status: offer.status }, after: { status } })
    await enqueueMail(tx, status === 'accepted' ? offerAccepted(offer, payBefore) : offerRejected(offer))
  })
}
