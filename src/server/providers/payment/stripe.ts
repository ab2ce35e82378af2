import Stripe from 'stripe'
import { type Intent, type PaymentEvent, type PaymentProvider, PaymentUnavailable } from './payment.ts'

/** `host`: where Stripe's wire protocol is spoken instead of api.stripe.com; a machine's own loopback only. */
export type StripeAccount = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  host?: { name: string; port: number }
}

const TOLERANCE_SECONDS = 300 // how old a signed event may be: Stripe's own default
const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

/** Card payment by PaymentIntents, with the stripe library: Stripe itself, or what speaks like it on this machine. */
export function stripePayments({ secretKey, publishableKey, webhookSecret, host }: StripeAccount): PaymentProvider {
  if (host && !LOOPBACK.includes(host.name)) throw new Error('card payments go to Stripe, or stay on this machine')
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 10_000, // milliseconds
    telemetry: false,
    ...(host && { host: host.name, port: host.port, protocol: 'http' }),
  })
  return {
    kind: 'stripe',
    publishableKey,
    create: async ({ paymentId, offerId, amount, currency }) =>
      named(async () => {
        const metadata = { offerId, paymentId }
        const order = { amount, currency, metadata, payment_method_types: ['card'] }
        return intentOf(await stripe.paymentIntents.create(order, { idempotencyKey: `intent-${paymentId}` }))
      }),
    intent: (id) =>
      named(async () => intentOf(await stripe.paymentIntents.retrieve(id)), { resource_missing: undefined }),
    cancel: (id) =>
      named(async () => (await stripe.paymentIntents.cancel(id)).status === 'canceled', {
        payment_intent_unexpected_state: false,
      }),
    refund: (id, paymentId) =>
      named(
        async () => {
          await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund-${paymentId}` })
        },
        { charge_already_refunded: undefined },
      ),
    eventOf: (body, signature) => {
      try {
        return told(stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return undefined
        throw error
      }
    },
  }
}

/** Does it; the answers of the provider that `meaning` has by code are results, every other failure is PaymentUnavailable. */
async function named<Result>(work: () => Promise<Result>, meaning: Record<string, Result> = {}): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeError ? error.code : undefined
    if (code !== undefined && code in meaning) return meaning[code] as Result // it is in there
    throw new PaymentUnavailable('the card provider did not do what it was asked', { cause: error })
  }
}

const intentOf = (intent: Stripe.PaymentIntent): Intent => ({
  id: intent.id,
  status: intent.status,
  amount: intent.amount,
  amountReceived: intent.amount_received,
  currency: intent.currency,
  clientSecret: intent.client_secret ?? '',
  offerId: intent.metadata.offerId,
})

function told({ id, type, data: { object } }: Stripe.Event): PaymentEvent {
  const isIntent = 'object' in object && object.object === 'payment_intent'
  return { id, type, intentId: isIntent && 'id' in object ? object.id : undefined }
}
