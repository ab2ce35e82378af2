import type { FastifyInstance } from 'fastify'
import { inLanguage } from '#contract/language'
import * as t from '#messages/refusals'
import type { Database } from '../../../platform/db/database.ts'
import { Refusal } from '../../../refusal.ts'
import { type Card, refusalOfCard } from './cards.ts'
import { chargeIntent, intentById } from './intent.store.ts'

type Confirmation = { client_secret?: string; [field: string]: string | undefined }

/**
 * Serves the call by which a buyer's browser pays an intent with its client secret. Path, fields and responses are
 * Stripe's (https://docs.stripe.com/api/payment_intents/confirm). Card data is neither stored nor logged.
 */
export function confirmRoutes(app: FastifyInstance, db: Database): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post<{ Params: { id: string }; Body: Confirmation | undefined }>(
    '/demo-stripe/v1/payment_intents/:id/confirm',
    async ({ params: { id }, body = {}, language }, reply) => {
      const intent = await intentById(db, id)
      if (!intent || body.client_secret !== intent.client_secret) throw new Refusal('notFound', t.noSuchPayment)
      const message = inLanguage(language, () => refusalOfCard(cardOf(body), new Date()))
      if (message !== undefined) return reply.code(402).send({ error: { type: 'card_error', message } })
      const paid = await chargeIntent(db, id)
      if (!paid) throw new Refusal('conflict', t.paymentOver)
      return { id, status: paid.status, amount_received: paid.amount_received }
    },
  )
}

function cardOf(form: Confirmation): Card {
  const field = (name: string) => (form[`payment_method_data[card][${name}]`] ?? '').trim()
  return { number: field('number'), month: field('exp_month'), year: field('exp_year'), cvc: field('cvc') }
}
