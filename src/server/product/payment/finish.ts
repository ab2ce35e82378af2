import { type Actor, record } from '../../platform/audit/audit.store.ts'
import type { Intent, PaymentProvider } from '../../providers/payment/payment.ts'
import { offerById } from '../offer/offer.store.ts'
import { announceOffer } from '../offer/offer-events.ts'
import { paymentReleased } from '../offer/offer-mails.ts'
import type { CardPayments } from './card-payments.ts'
import { nameOf } from './payment.rules.ts'
import { markReleased, type Payment } from './payment.store.ts'
import { type Outcome, type Released, settle } from './settle.ts'

/**
 * Moves a payment as far as its intent allows: receives it, completes the sale, or releases it. Idempotent. `intent`:
 * the provider's current state.
 */
export async function finish(
  cardPayments: CardPayments,
  payment: Payment,
  intent: Intent | 'unknown',
  actor?: Actor,
): Promise<Outcome> {
  const { db, expiry } = cardPayments
  const outcome = await db.transaction((tx) => settle(tx, payment, intent, expiry, actor))
  if (outcome.is === 'released') await release(cardPayments, outcome, intent)
  return outcome
}

/** Cancels the intent of a payment, or refunds its charge, by the decision of `settle`. Idempotent. */
export async function release(
  cardPayments: CardPayments,
  released: Released,
  intent: Intent | 'unknown',
): Promise<void> {
  const { payment } = released
  if (payment.state === 'released') return
  const how = await cancelOrRefund(cardPayments.provider, payment.id, intent)
  if (how) await recordRelease(cardPayments, released, how)
}

/**
 * Cancels or refunds the intent, and returns which was done. `undefined`: not possible yet, because the charge is
 * processing or very recent. `unknown`: the intent belongs to another account at the provider; an admin sees it in the
 * audit trail.
 */
async function cancelOrRefund(
  provider: PaymentProvider,
  paymentId: string,
  intent: Intent | 'unknown',
): Promise<'refunded' | 'cancelled' | 'unknown' | undefined> {
  if (intent === 'unknown') return 'unknown'
  if (intent.status === 'cancelled') return 'cancelled'
  if (intent.status === 'unpaid') return (await provider.cancelIntent(intent.id)) ? 'cancelled' : undefined
  if (intent.status === 'processing') return undefined
  await provider.refund(intent.id, paymentId)
  return 'refunded'
}

async function recordRelease({ db, expiry }: CardPayments, { payment, why }: Released, how: string): Promise<void> {
  const { id, offerId, amount } = payment
  await db.transaction(async (tx) => {
    if (!(await markReleased(tx, id, expiry.now()))) return
    await record(tx, { action: 'release', kind: 'payment', id, after: { offer: offerId, amount, reason: why, how } })
    const offer = await offerById(tx, offerId)
    // Stryker disable next-line ConditionalExpression: offers are never deleted
    if (!offer) throw new Error(`payment ${id} has no offer, and offers never go`)
    await announceOffer(tx, offer, { mails: how === 'refunded' ? [paymentReleased(offer, amount, nameOf(why))] : [] })
  })
}
