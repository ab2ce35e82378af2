import type { Actor } from '../../platform/audit/audit.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Intent } from '../../providers/payment/payment.ts'
import type { OfferExpiryPolicy } from '../offer/lapse.ts'
import { lockedDeal } from '../offer/locked-deal.ts'
import { closeOpenOn, moveOffer, type StoredOffer } from '../offer/offer.store.ts'
import { closeAllViewingsOn } from '../open-time/close-open-times.ts'
import { sellProperty } from '../property/property.store.ts'
import { whyNotPayable, whyNotUsable } from './payment.rules.ts'
import {
  decideRelease,
  lockedPayment,
  type Payment,
  receivedPayments,
  receivePayment,
  settlePayments,
  sumOf,
} from './payment.store.ts'
import { announcePart, announceSale } from './payment-events.ts'

/**
 * The result of settling a payment. `settled`: the offer is Bought. `received`: charged, but other parts are missing.
 * `released`: to be cancelled or refunded, because of `why`. `unpaid`: nothing was charged yet. `unknown`: the provider
 * does not know the intent.
 */
export type Outcome = { is: 'settled' | 'received' | 'unpaid' | 'unknown' } | Released
export type Released = { is: 'released'; payment: Payment; why: string }

/**
 * Applies the provider's state of a payment's intent, for the receipt, the webhook and the reconciler alike. An offer
 * becomes Bought only here: when its received payments sum up to its amount. Locks property, offer, payment in this
 * order.
 */
export async function settle(
  tx: Queryable,
  { id, offerId }: Payment,
  intent: Intent | 'unknown',
  expiry: OfferExpiryPolicy,
  actor?: Actor,
): Promise<Outcome> {
  const { property, offer } = await lockedDeal(tx, offerId, expiry)
  const payment = await lockedPayment(tx, id)
  // Stryker disable next-line ConditionalExpression,LogicalOperator: rows of both tables are never deleted
  if (!offer || !payment) throw new Error(`payment ${id} has no offer, or has gone, and they never do`)
  if (payment.state === 'settled') return { is: 'settled' }
  if (payment.releaseReason !== null) return { is: 'released', payment, why: payment.releaseReason }
  const others = (await receivedPayments(tx, offerId)).filter(
    (other) => other.id !== id && other.releaseReason === null,
  )
  const left = offer.amount - sumOf(others)
  const why = whyNotPayable(offer, property) ?? whyNotUsable(intent, payment, { ...offer, left })
  if (why !== undefined) {
    await decideRelease(tx, id, why)
    return { is: 'released', payment, why }
  }
  if (intent === 'unknown') return { is: 'unknown' }
  if (intent.status !== 'paid') return { is: 'unpaid' }
  const now = expiry.now()
  const isNew = await receivePayment(tx, id, now)
  if (payment.amount === left) {
    await settlePayments(tx, offerId)
    await sell(tx, { payment, offer, transactionId: intent.id, now, actor })
    return { is: 'settled' }
  }
  if (isNew) await announcePart(tx, { payment, offer, transactionId: intent.id, left: left - payment.amount, actor })
  return { is: 'received' }
}

type PaidOffer = { payment: Payment; offer: StoredOffer; transactionId: string; now: Date; actor: Actor | undefined }

async function sell(tx: Queryable, { payment, offer, transactionId, now, actor }: PaidOffer): Promise<void> {
  const { _id: id, propertyId } = offer
  // Stryker disable next-line ConditionalExpression: an offer whose home was removed is not payable
  if (propertyId === null) throw new Error(`offer ${id} is being paid without a home`)
  const done =
    (await moveOffer(tx, id, 'pay', { boughtAt: now, transactionId })) && (await sellProperty(tx, propertyId, now))
  // Stryker disable next-line ConditionalExpression: both rows are locked
  if (!done) throw new Error(`offer ${id} changed while its rows were locked`)
  await closeAllViewingsOn(tx, [propertyId], 'sold', now)
  const others = await closeOpenOn(tx, [propertyId], { closedAt: now, closedWhy: 'soldToAnother' })
  await announceSale(tx, { payment, offer, propertyId, transactionId, others, actor })
}
