import Stripe from 'stripe'
import { boundedFetch } from '../../bounded-fetch.ts'
import type { PaymentProvider } from '../payment.ts'
import { checkRefund, intentOf, wrapProviderErrors } from './answers.ts'
import { verifiedEvent } from './events.ts'
import { once } from './idempotency.ts'
import { DEFAULT_TIMEOUTS, type StripeTimeouts, withTimeout } from './timeout.ts'

/** The settings of a Stripe account. `host`: a local test server with Stripe's protocol, instead of api.stripe.com. */
export type StripeAccount = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  host?: { name: string; port: number }
  timeouts?: StripeTimeouts
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

export function stripePayments(account: StripeAccount): PaymentProvider {
  const { publishableKey, webhookSecret, timeouts = DEFAULT_TIMEOUTS } = account
  const stripe = clientOf(account, timeouts)
  const callStripe: typeof wrapProviderErrors = (work, meaning) =>
    wrapProviderErrors(() => withTimeout(timeouts, work), meaning)
  return {
    kind: 'stripe',
    publishableKey,
    createIntent: ({ paymentId, offerId, amount, currency }) =>
      callStripe(async () => {
        const metadata = { offerId, paymentId }
        const order = { amount, currency, metadata, payment_method_types: ['card'] }
        const create = (idempotencyKey: string) => stripe.paymentIntents.create(order, { idempotencyKey })
        return intentOf(await once(`intent-${paymentId}`, create))
      }),
    // Includes the charge: the intent itself does not show refunds.
    findIntent: (id) =>
      callStripe(async () => intentOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })), {
        resource_missing: undefined,
      }),
    cancelIntent: (id) =>
      callStripe(async () => intentOf(await stripe.paymentIntents.cancel(id)).status === 'cancelled', {
        payment_intent_unexpected_state: false,
      }),
    refund: (id, paymentId) =>
      callStripe(
        async () => {
          const refund = (idempotencyKey: string) => stripe.refunds.create({ payment_intent: id }, { idempotencyKey })
          checkRefund(await once(`refund-${paymentId}`, refund))
        },
        { charge_already_refunded: undefined },
      ),
    readEvent: (body, headers) => verifiedEvent(stripe, body, headers, webhookSecret),
  }
}

function clientOf({ secretKey, host }: StripeAccount, timeouts: StripeTimeouts): Stripe {
  if (host && !LOOPBACK.includes(host.name)) throw new Error('card payments go to Stripe, or stay on this machine')
  return new Stripe(secretKey, {
    maxNetworkRetries: timeouts.retries,
    timeout: timeouts.requestMs,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(boundedFetch()), // Node's client reads a response without a limit
    ...(host && { host: host.name, port: host.port, protocol: 'http' }),
  })
}
