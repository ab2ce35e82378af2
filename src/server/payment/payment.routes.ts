import type { FastifyInstance } from 'fastify'
import { paymentApi } from '#contract/payment'
import { countTry } from '../http/rate-limit.ts'
import { type Gate, serve } from '../http/serve.ts'
import { dealLimit } from '../offer/deal-limit.ts'
import { intentOpener } from './open-intent.ts'
import { priceInCents } from './payment.rules.ts'
import { paymentEventRoutes } from './payment-events.ts'
import { noCardPayments, type Till } from './till.ts'

export function paymentRoutes(app: FastifyInstance, gate: Gate, till: Till | undefined): void {
  const openIntent = till && intentOpener(till)

  serve(app, gate, paymentApi.createIntent, async ({ caller, body }) => {
    if (!openIntent) throw noCardPayments()
    const price = priceInCents(body.price)
    await countTry(gate.db, dealLimit, caller.id)
    return { clientSecret: await openIntent(caller, { offerId: body.offerId, price }) }
  })

  if (till) paymentEventRoutes(app, till)
}
