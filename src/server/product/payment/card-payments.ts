import { brandInText } from '#contract/brand'
import * as t from '#messages/refusals'
import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/logging/log.ts'
import { type Intent, type PaymentProvider, PaymentUnavailable } from '../../providers/payment/payment.ts'
import { Refusal } from '../../refusal.ts'
import type { OfferExpiryPolicy } from '../offer/lapse.ts'
import { keepIntent, type Payment } from './payment.store.ts'

export type CardPayments = { db: Database; provider: PaymentProvider; expiry: OfferExpiryPolicy; log: Log }

/**
 * Returns the provider's current intent for a payment, creating it if there is none, with the payment's id as the
 * idempotency key. It is stored before it is returned, so that a crash leaves no payable intent that is unknown here.
 * `ended`: the payment has ended in the meantime. `unknown`: the provider doesn't know the intent, as after a change of
 * accounts.
 */
export async function intentFor(
  { db, provider }: CardPayments,
  payment: Payment,
): Promise<Intent | 'ended' | 'unknown'> {
  if (payment.intentId !== null) return (await provider.findIntent(payment.intentId)) ?? 'unknown'
  const { id: paymentId, offerId, amount, currency } = payment
  const intent = await provider.createIntent({ paymentId, offerId, amount, currency })
  return (await keepIntent(db, paymentId, intent.id)) ? intent : 'ended'
}

export async function callProvider<Result>({ log }: CardPayments, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    log.error({ err: error }, 'the card provider failed')
    throw new Refusal('unavailable', t.cardProviderAway)
  }
}

export const noCardPayments = () => new Refusal('unavailable', () => t.noCardPayments({ brand: brandInText() }))
