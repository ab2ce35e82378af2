import Fastify, { type FastifyInstance } from 'fastify'
import { CURRENCIES, type Currency } from '#contract/currency'
import { MAX_CHARGE_CENTS, minChargeCents, shownCents } from '#contract/money'
import type { Database } from '../../../platform/db/database.ts'
import { closeInOrder } from '../../../platform/http/connection/orderly-close.ts'
import { cancelIntent, createIntent, intentById, refundIntent } from './books.ts'
import { type Form, formOf, invalidRequest, metadataOf, speakStripe } from './wire.ts'

const MAX_CLOSE_MS = 5_000 // the app closes first, and sends no more requests

/** What a shop's server may request of the processor, with its secret key. Listens on this machine's loopback only. */
export async function listenForShop(
  db: Database,
  secretKey: string,
): Promise<{ port: number; close(): Promise<void> }> {
  const api = Fastify({ logger: false, return503OnClosing: false })
  closeInOrder(api, { delayMs: 0, timeoutMs: MAX_CLOSE_MS })
  speakStripe(api)
  api.addHook('onRequest', async ({ headers }) => {
    if (headers.authorization !== `Bearer ${secretKey}`)
      throw invalidRequest('Invalid API Key provided', { status: 401 })
  })
  shopRoutes(api, db)
  await api.listen({ port: 0, host: '127.0.0.1' })
  api.server.unref()
  const address = api.server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, close: () => api.close() }
}

type WithId = { Params: { id: string } }

function shopRoutes(api: FastifyInstance, db: Database): void {
  api.post('/v1/payment_intents', ({ body, headers }) => createIntent(db, orderIn(formOf(body)), keyIn(headers)))
  api.get<WithId>('/v1/payment_intents/:id', ({ params }) => intentById(db, params.id))
  api.post<WithId>('/v1/payment_intents/:id/cancel', ({ params }) => cancelIntent(db, params.id))
  api.post('/v1/refunds', async ({ body, headers }) => {
    const { payment_intent: intent = '' } = formOf(body)
    const { id, amount } = await refundIntent(db, intent, keyIn(headers))
    const { currency } = await intentById(db, intent)
    return { id, object: 'refund', amount, currency, payment_intent: intent, status: 'succeeded' }
  })
}

const keyIn = (headers: Record<string, unknown>): string | undefined => {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

function orderIn(form: Form) {
  const amount = /^\d{1,12}$/.test(form.amount ?? '') ? Number(form.amount) : Number.NaN
  if (Number.isNaN(amount))
    throw invalidRequest(`Invalid integer: ${form.amount}`, { code: 'parameter_invalid_integer' })
  const currency = currencyIn(form)
  const least = minChargeCents(currency)
  if (amount < least)
    throw invalidRequest(`Amount must be at least ${shownCents(least, currency)} ${form.currency}`, {
      code: 'amount_too_small',
      param: 'amount',
    })
  if (amount > MAX_CHARGE_CENTS)
    throw invalidRequest(`Amount must be no more than ${shownCents(MAX_CHARGE_CENTS, currency)}`, {
      code: 'amount_too_large',
      param: 'amount',
    })
  return { amount, currency: currency.toLowerCase(), metadata: metadataOf(form) }
}

/** Stripe takes small letters. */
function currencyIn(form: Form): Currency {
  const currency = CURRENCIES.find((each) => each.toLowerCase() === form.currency)
  if (currency) return currency
  throw invalidRequest(`Invalid currency: ${form.currency}`, { param: 'currency' })
}
