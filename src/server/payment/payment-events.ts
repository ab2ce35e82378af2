import type { FastifyInstance } from 'fastify'
import type { PaymentEvent } from '../providers/payment/payment.ts'
import { Refusal } from '../refusal.ts'
import { asked, type Till } from './card-payments.ts'
import { takeEvent } from './payment.store.ts'
import { release } from './release.ts'
import { settle } from './settle.ts'

/**
 * The card provider's webhook: `POST /payment-events`. The signature is over the body as it came, so nothing parses it before.
 * Each event takes effect once, in whatever order they come: an event only says that an intent is to be looked at.
 */
export function paymentEventRoutes(app: FastifyInstance, till: Till): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/payment-events', async ({ body, headers }) => {
      const signature = headers['stripe-signature']
      const event =
        body instanceof Buffer && typeof signature === 'string' ? till.provider.eventOf(body, signature) : undefined
      if (!event) throw new Refusal('malformed', 'This event is not signed by the card provider, or too old.')
      await handle(till, event)
      return { received: true }
    })
  })
}

async function handle(till: Till, event: PaymentEvent): Promise<void> {
  const { intentId } = event
  const intent = intentId === undefined ? undefined : await asked(till, () => till.provider.intent(intentId))
  const outcome = await till.db.transaction(async (tx) => {
    const isNew = await takeEvent(tx, event)
    return isNew && intent ? settle(tx, intent, till.terms) : undefined
  })
  if (outcome?.is !== 'released') return
  await release(till, outcome.paymentId).catch((error) => {
    till.log.error(
      { err: error, payment: outcome.paymentId },
      'a payment could not be released, and waits for the next round',
    )
  })
}
