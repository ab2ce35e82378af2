import type { FastifyInstance } from 'fastify'
import type { PaymentEvent } from '../../providers/payment/payment.ts'
import { Refusal } from '../../refusal.ts'
import { type CardPayments, callProvider } from './card-payments.ts'
import { release } from './finish.ts'
import { paymentOfIntent, takeEvent } from './payment.store.ts'
import { settle } from './settle.ts'

/**
 * Serves the card provider's webhook: `POST /payment-events`. The signature covers the raw body, so it is not parsed
 * first. An event only says that an intent may have changed, so events may be repeated or arrive in any order.
 */
export function paymentEventRoutes(app: FastifyInstance, cardPayments: CardPayments): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    // Never shed under load: the provider would retry only hours later.
    scope.post('/payment-events', { config: { isNeverShed: true } }, async ({ body, headers }) => {
      const event = body instanceof Buffer ? cardPayments.provider.readEvent(body, headers) : undefined
      if (!event) throw new Refusal('malformed', 'This event is not signed by the card provider, or it is too old.')
      await handle(cardPayments, event)
      return { received: true }
    })
  })
}

async function handle(cardPayments: CardPayments, event: PaymentEvent): Promise<void> {
  const { intentId } = event
  const intent =
    intentId === undefined
      ? undefined
      : await callProvider(cardPayments, () => cardPayments.provider.findIntent(intentId))
  const outcome = await cardPayments.db.transaction(async (tx) => {
    const isNew = await takeEvent(tx, event)
    const payment = isNew && intent && (await paymentOfIntent(tx, intent.id))
    return payment ? settle(tx, payment, intent, cardPayments.expiry) : undefined
  })
  if (!intent || outcome?.is !== 'released') return
  await release(cardPayments, outcome, intent).catch((error) => {
    cardPayments.log.error(
      { err: error, payment: outcome.payment.id },
      'a payment could not be released, and is retried in the next round',
    )
  })
}
