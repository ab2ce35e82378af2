import { type Actor, record } from '../../platform/audit/audit.store.ts'
import type { Intent, PaymentProvider } from '../../providers/payment/payment.ts'
import { offerById } from '../offer/offer.store.ts'
import { announceOffer } from '../offer/offer-events.ts'
import { paymentReleased } from '../offer/offer-mails.ts'
import type { CardPayments } from './card-payments.ts'
import { markReleased, type Payment } from './payment.store.ts'
import { type Outcome, type Released, settle } from './settle.ts'

/**
 * Takes a payment as far as its intent allows: a paid one is received, and with the last one its offer is Bought; one that can't be
 * used any more is released. `intent`: as the provider has it now. Repeatable: what is done already stays as it is.
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

/**
 * Releases a payment, as `settle` decided: its intent is cancelled, or its charge refunded. Repeatable: what another process, or
 * this one before it died, has done already is found done.
 */
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
 * Returns how it was done. `undefined`: it has to wait, for a charge that is processing or was made a moment ago. `unknown`: if anyone was charged, it was by
 * an account at the provider that is no longer ours; the audit trail shows it to an admin.
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
    await announceOffer(tx, offer, { mails: how === 'refunded' ? [paymentReleased(offer, amount, why)] : [] })
  })
}
