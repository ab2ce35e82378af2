import type { OfferClosedWhy } from '#contract/offer-status'
import type { Caller } from '../../platform/access/caller.ts'
import type { Actor } from '../../platform/audit/audit.store.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { type Clock, lapseOf, lapseOn } from './lapse.ts'
import { lockedDeal } from './locked-deal.ts'
import { alreadyAnswered, checkMayCancel } from './offer.rules.ts'
import { closeOpenOf, closeOpenOn, moveOffer } from './offer.store.ts'
import { announceOffer } from './offer-events.ts'
import { buyerGone, homeGone, homeSoldElsewhere, offerCancelled } from './offer-mails.ts'

export async function cancelOffer(db: Database, actor: Actor<Caller>, id: string, clock: Clock): Promise<void> {
  await db.transaction(async (tx) => {
    const { offer } = await lockedDeal(tx, id, clock)
    checkMayCancel(actor.caller, offer)
    const marks = { closedAt: clock.now(), closedWhy: 'withdrawn' } as const
    if (!(await moveOffer(tx, id, 'cancel', marks))) throw alreadyAnswered(offer)
    const after = { status: 'rejected', closedWhy: marks.closedWhy }
    const audit = { actor, action: 'withdraw', after }
    await announceOffer(tx, offer, { audit, mails: [offerCancelled(offer)], senderId: actor.caller.id })
  })
}

/**
 * Rejects every open offer on homes that were removed or sold elsewhere, and notifies the buyers. Overdue offers expire
 * first. Returns the number of rejected offers.
 */
export async function closeOffersOn(
  tx: Queryable,
  propertyIds: string[],
  clock: Clock,
  why: Extract<OfferClosedWhy, 'takenDown' | 'soldElsewhere'> = 'takenDown',
): Promise<number> {
  await lapseOn(tx, propertyIds, clock)
  const closed = await closeOpenOn(tx, propertyIds, { closedAt: clock.now(), closedWhy: why })
  const mail = why === 'takenDown' ? homeGone : homeSoldElsewhere
  for (const offer of closed) await announceOffer(tx, offer, { mails: [mail(offer)] })
  return closed.length
}

/**
 * Rejects every open offer of a buyer whose account is closed, and notifies the agents who had accepted one. Overdue
 * offers expire first. Returns the number of rejected offers.
 */
export async function closeOffersOf(tx: Queryable, buyerEmail: string, clock: Clock): Promise<number> {
  await lapseOf(tx, buyerEmail, clock)
  const closed = await closeOpenOf(tx, buyerEmail, { closedAt: clock.now(), closedWhy: 'withdrawn' })
  for (const offer of closed) await announceOffer(tx, offer, { mails: offer.acceptedAt ? [buyerGone(offer)] : [] })
  return closed.length
}
