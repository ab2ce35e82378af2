import { type Actor, record } from '../audit/audit.store.ts'
import type { Queryable } from '../db/database.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import { lapseOn, type OfferExpiryPolicy } from '../offer/lapse.ts'
import { closeOpenOn, lockedOffer, moveOffer, offerById, type StoredOffer } from '../offer/offer.store.ts'
import { offerPaid, soldToAnother } from '../offer/offer-mails.ts'
import { lockedProperty, sellProperty } from '../property/property.store.ts'
import type { Intent } from '../providers/payment/payment.ts'
import { whyNotPayable, whyNotTheReceipt } from './payment.rules.ts'
import { decideRelease, endPayment, lockedPayment, type Payment, paymentOfIntent } from './payment.store.ts'

/**
 * What became of a payment. `settled`: its offer is Bought. `released`: it is decided (and perhaps done) that the money goes back
 * or is never taken, because `why`. `unpaid`: nothing was taken yet. `unknown`: an intent that is none of ours.
 */
export type Outcome = { is: 'settled' | 'unpaid' | 'unknown' } | { is: 'released'; paymentId: string; why: string }

/**
 * Settles what the provider says about an intent: the one way for an offer to become Bought, for the buyer's receipt, the
 * provider's webhook and the reconciler alike. Home, offer and payment are locked in this order, as everybody does; all that
 * follows from a sale happens in this transaction, or the payment is marked for release.
 */
export async function settle(
  tx: Queryable,
  intent: Intent,
  expiry: OfferExpiryPolicy,
  actor?: Actor,
): Promise<Outcome> {
  const known = await paymentOfIntent(tx, intent.id)
  const deal = known && (await lockedDeal(tx, known, expiry))
  if (!deal) return { is: 'unknown' }
  const { payment, offer, property } = deal
  if (payment.state === 'settled') return { is: 'settled' }
  if (payment.releaseReason !== null) return { is: 'released', paymentId: payment.id, why: payment.releaseReason }
  const isPaid = intent.status === 'paid'
  const why =
    whyNotPayable(offer, property) ??
    (isPaid ? whyNotTheReceipt(intent, payment, offer) : undefined) ??
    (intent.status === 'cancelled' ? 'it was cancelled' : undefined)
  if (why !== undefined) {
    await decideRelease(tx, payment.id, why)
    return { is: 'released', paymentId: payment.id, why }
  }
  if (!isPaid) return { is: 'unpaid' }
  await sell(tx, { payment, offer, transactionId: intent.id, now: expiry.now(), actor })
  return { is: 'settled' }
}

/** Decides the end of a payment whose intent the provider does not know, once its offer can't be paid; until then it is kept. */
export async function giveUp(tx: Queryable, known: Payment, expiry: OfferExpiryPolicy): Promise<Outcome> {
  const deal = await lockedDeal(tx, known, expiry)
  const why = deal && whyNotPayable(deal.offer, deal.property)
  if (why === undefined) return { is: 'unknown' }
  await decideRelease(tx, known.id, why)
  return { is: 'released', paymentId: known.id, why }
}

async function lockedDeal(tx: Queryable, known: Payment, expiry: OfferExpiryPolicy) {
  const propertyId = (await offerById(tx, known.offerId))?.propertyId ?? undefined
  const property = propertyId === undefined ? undefined : await lockedProperty(tx, propertyId)
  if (property) await lapseOn(tx, property._id, expiry)
  const offer = await lockedOffer(tx, known.offerId)
  const payment = await lockedPayment(tx, known.id)
  return offer && payment && { payment, offer, property }
}

type Sale = { payment: Payment; offer: StoredOffer; transactionId: string; now: Date; actor: Actor | undefined }

async function sell(tx: Queryable, { payment, offer, transactionId, now, actor }: Sale): Promise<void> {
  const { _id: id, propertyId } = offer
  const done =
    propertyId !== null &&
    (await moveOffer(tx, id, 'pay', { boughtAt: now, transactionId })) &&
    (await sellProperty(tx, propertyId, now)) &&
    (await endPayment(tx, payment.id, 'settled', now))
  if (!done) throw new Error(`offer ${id} changed while its rows were locked`)
  const others = await closeOpenOn(tx, [propertyId], now)
  const after = {
    status: 'Bought',
    transactionId,
    amount: payment.amount,
    payment: payment.id,
    rejected: others.length,
  }
  await record(tx, { actor, action: 'pay', kind: 'offer', id, before: { status: offer.status }, after })
  await record(tx, {
    actor,
    action: 'settle',
    kind: 'payment',
    id: payment.id,
    after: { offer: id, transactionId },
  })
  await record(tx, { actor, action: 'sell', kind: 'property', id: propertyId, after: { offer: id } })
  for (const mail of [...offerPaid(offer, transactionId), ...others.map(soldToAnother)]) await enqueueMail(tx, mail)
}
