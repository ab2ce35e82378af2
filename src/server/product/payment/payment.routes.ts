import type { FastifyInstance } from 'fastify'
import { paymentApi } from '#contract/payment'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import { dealLimit } from '../limits/limits.ts'
import { type CardPayments, noCardPayments } from './card-payments.ts'
import { intentOpener } from './open-intent.ts'
import { priceInCents } from './payment.rules.ts'
import { paymentEventRoutes } from './payment-webhook.ts'

export function paymentRoutes(
  app: FastifyInstance,
  gate: Gate,
  { cardPayments }: { cardPayments: CardPayments | undefined },
): void {
  const openIntent = cardPayments && intentOpener(cardPayments)

  serve(app, gate, paymentApi.createIntent, async ({ caller, body }) => {
    if (!openIntent) throw noCardPayments()
    const price = priceInCents(body.price)
    await countTry(gate.db, dealLimit, caller.id)
    const { clientSecret, amount } = await openIntent(caller, { offerId: body.offerId, price })
    return { clientSecret, amount: amount / 100 }
  })

  if (cardPayments) paymentEventRoutes(app, cardPayments)
}
