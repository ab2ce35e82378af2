import type { Caller } from '../../platform/access/caller.ts'
import type { Actor } from '../../platform/audit/audit.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { checkWords } from '../block/check-words.ts'
import { addressById } from '../place/address.store.ts'
import { withWholeAddress } from '../place/whole-address.store.ts'
import { zoneAtHome } from '../place/zone-at-home.ts'
import type { OfferExpiryPolicy } from './lapse.ts'
import { lockedDeal } from './locked-deal.ts'
import { alreadyAnswered, checkIsAgent, checkMayAccept, checkMayAnswer, paymentDeadline } from './offer.rules.ts'
import { moveOffer, winnerOn } from './offer.store.ts'
import { announceOffer } from './offer-events.ts'
import { offerAccepted, offerRejected } from './offer-mails.ts'

type Answer =
  | { status: 'accepted' }
  | { status: 'rejected'; reason?: string | undefined; counterAmount?: number | undefined }

/**
 * Accepts or rejects a pending offer. `counterAmount`: cents. The home is locked, so that only one of several
 * concurrent accepts succeeds.
 */
export async function answerOffer(
  db: Database,
  actor: Actor<Caller>,
  id: string,
  answer: Answer,
  expiry: OfferExpiryPolicy,
): Promise<void> {
  checkIsAgent(actor.caller)
  await db.transaction(async (tx) => {
    const { status } = answer
    const { property, offer } = await lockedDeal(tx, id, expiry)
    checkMayAnswer(actor.caller, offer)
    if (answer.status === 'rejected')
      await checkWords(tx, { from: actor.caller, to: offer.buyerEmail, field: 'reason', words: answer.reason })
    if (status === 'accepted') checkMayAccept(property, property && (await winnerOn(tx, property._id)))
    const address = answer.status === 'accepted' && property ? await addressById(tx, property._id) : undefined
    const { title, location } = withWholeAddress(offer, address) // its buyer sees the whole address from now on
    const now = expiry.now()
    const payBefore = paymentDeadline(now, expiry.acceptedDays)
    const moved =
      answer.status === 'accepted'
        ? await moveOffer(tx, id, 'accept', { title, location, acceptedAt: now, payBefore })
        : await moveOffer(tx, id, 'reject', { closedAt: now, closedWhy: 'rejected', ...wordsIn(answer) })
    if (!moved) throw alreadyAnswered(offer)
    const audit = { actor, action: status === 'accepted' ? 'accept' : 'reject', after: answer }
    const zone = property && (await zoneAtHome(tx, property))
    const mail =
      answer.status === 'accepted'
        ? offerAccepted({ ...offer, title, location }, payBefore, zone)
        : offerRejected(offer, answer)
    await announceOffer(tx, offer, { audit, mails: [mail], senderId: actor.caller.id })
  })
}

const wordsIn = ({ reason, counterAmount }: Extract<Answer, { status: 'rejected' }>) => ({
  reason: reason || null,
  ...(counterAmount !== undefined && { counterAmount }),
})
