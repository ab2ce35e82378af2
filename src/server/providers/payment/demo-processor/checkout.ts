import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/db/database.ts'
import { confirmIntent, intentById } from './books.ts'
import { declineOf } from './cards.ts'
import { type Form, formOf, invalidRequest, speakStripe } from './wire.ts'

type Checkout = { db: Database; publishableKey: string; charged: () => void }

/** What a buyer's browser may request of the processor: to pay with a card, given the intent's client secret. */
export function checkoutRoutes(app: FastifyInstance, { db, publishableKey, charged }: Checkout): void {
  speakStripe(app)
  app.post<{ Params: { id: string } }>('/payment_intents/:id/confirm', async ({ params, body }) => {
    const form = formOf(body)
    if (form.key !== publishableKey) throw invalidRequest('Invalid API Key provided', { status: 401 })
    const intent = await intentById(db, params.id)
    if (form.client_secret !== intent.client_secret)
      throw invalidRequest(
        'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      )
    try {
      return await confirmIntent(db, params.id, declineOf(cardIn(form), new Date()))
    } finally {
      charged()
    }
  })
}

function cardIn(form: Form) {
  const field = (name: string) => (form[`payment_method_data[card][${name}]`] ?? '').trim()
  return { number: field('number'), month: field('exp_month'), year: field('exp_year'), cvc: field('cvc') }
}
