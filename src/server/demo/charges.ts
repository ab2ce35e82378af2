import type { demoIntents } from '../platform/db/tables/demo-processor.ts'
import type { offers } from '../platform/db/tables/offer.ts'

/** What the demo card processor's books say of an offer that was bought in the demo's past. */
export function demoChargeOf({
  id: offerId,
  amount,
  currency = 'USD',
  transactionId,
  boughtAt,
}: typeof offers.$inferInsert): typeof demoIntents.$inferInsert {
  const id = transactionId ?? ''
  const createdAt = boughtAt ?? new Date()
  return {
    id,
    createdAt,
    intent: {
      id,
      object: 'payment_intent',
      amount,
      amount_received: amount,
      canceled_at: null,
      client_secret: `${id}_secret_used`,
      created: Math.floor(createdAt.getTime() / 1000),
      currency: currency.toLowerCase(),
      last_payment_error: null,
      latest_charge: id.replace('pi_', 'ch_'),
      livemode: false,
      metadata: { offerId: offerId ?? '' },
      payment_method_types: ['card'],
      status: 'succeeded',
    },
  }
}
