import type { demoIntents } from '../platform/db/tables/demo-processor.ts'
import type { offers } from '../product/tables/offer.ts'

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
      client_secret: `${id}_secret_used`,
      currency: currency.toLowerCase(),
      metadata: { offerId: offerId ?? '' },
      status: 'succeeded',
    },
  }
}
