import type { Caller } from '../../platform/access/caller.ts'
import { type Actor, record } from '../../platform/audit/audit.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { tell } from '../notification/tell.ts'
import type { OfferExpiryPolicy } from './lapse.ts'
import { lockedDeal } from './locked-deal.ts'
import { alreadyAnswered, checkMayCancel } from './offer.rules.ts'
import { moveOffer } from './offer.store.ts'
import { publishOffer } from './offer-events.ts'
import { offerCancelled } from './offer-mails.ts'

/** Takes back one's own pending offer, and tells the agent. Of an answer and this at the same moment, one wins. */
export async function cancelOffer(
  db: Database,
  actor: Actor<Caller>,
  id: string,
  expiry: Pick<OfferExpiryPolicy, 'now'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { offer } = await lockedDeal(tx, id, expiry)
    checkMayCancel(actor.caller, offer)
    const marks = { closedAt: expiry.now(), closedWhy: 'withdrawn' } as const
    if (!(await moveOffer(tx, id, 'cancel', marks))) throw alreadyAnswered(offer)
    const after = { status: 'rejected', closedWhy: marks.closedWhy }
    await record(tx, { actor, action: 'withdraw', kind: 'offer', id, before: { status: offer.status }, after })
    await tell(tx, { ...offerCancelled(offer), senderId: actor.caller.id })
    await publishOffer(tx, offer)
  })
}
