import type { Database } from '../db/database.ts'
import type { Log } from '../logging/log.ts'
import type { OfferExpiryPolicy } from '../offer/lapse.ts'
import type { Intent, PaymentProvider } from '../providers/payment/payment.ts'
import { PaymentUnavailable } from '../providers/payment/payment.ts'
import { Refusal } from '../refusal.ts'
import { keepIntent, type Payment } from './payment.store.ts'

/** What money is taken with. */
export type CardPayments = { db: Database; provider: PaymentProvider; expiry: OfferExpiryPolicy; log: Log }

/**
 * The intent of a payment as the provider has it now. It is asked for under the payment's own key, and kept before anybody
 * gets to see it, so that a server that dies in between leaves none behind that could be paid. `ended`: the payment has ended meanwhile. `unknown`:
 * the provider knows the intent no more, as after a change of accounts.
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

/** Asks the provider on behalf of somebody who waits: when it can't be reached, they are told so. */
export async function callProvider<Result>({ log }: CardPayments, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    log.error({ err: error }, 'the card provider failed')
    throw new Refusal(
      'unavailable',
      'The card provider can’t be reached right now. Nothing is lost: what was paid is recorded, or goes back, as soon as it can.',
    )
  }
}

export const noCardPayments = () => new Refusal('unavailable', 'KeyHaven takes no card payments at the moment.')
