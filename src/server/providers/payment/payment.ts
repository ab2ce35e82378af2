import type { FastifyPluginAsync } from 'fastify'

/** What a payment intent says now. Amounts: cents. Statuses are Stripe's (https://docs.stripe.com/payments/paymentintents/lifecycle). */
export type Intent = {
  id: string
  /** `succeeded` and `canceled` are final, `processing` will be one of them; every other waits for the buyer. */
  status: string
  amount: number
  amountReceived: number
  currency: string
  /** Lets whoever holds it confirm the payment with a card: for the buyer's browser alone. */
  clientSecret: string
  offerId: string | undefined
}

/** What to charge. `paymentId`: ours; asking twice with one answers the same intent. */
export type Order = { paymentId: string; offerId: string; amount: number; currency: string }

/** Something that the provider tells us; `intentId` where it is about a payment intent. */
export type PaymentEvent = { id: string; type: string; intentId: string | undefined }

/** The port of card payment. Its failures are `PaymentUnavailable`; what it refuses on purpose is in the answers. */
export type PaymentProvider = {
  kind: 'demo' | 'stripe'
  /** For the browser. */
  publishableKey: string
  create(order: Order): Promise<Intent>
  /** `undefined` for an intent that it does not know. */
  intent(id: string): Promise<Intent | undefined>
  /** Cancels an unpaid intent. `false`: it is not in a state for that (any more), such as paid a moment ago. */
  cancel(id: string): Promise<boolean>
  /** Gives the whole amount of a paid intent back, once however often it is asked. */
  refund(id: string, paymentId: string): Promise<void>
  /** Reads what it sent to our webhook: the body as it came, byte for byte. `undefined`: not signed by it, or too old. */
  eventOf(body: Buffer, signature: string): PaymentEvent | undefined
  /** The provider's own routes, where it runs in this process. Registered at the root of the app. */
  routes?: FastifyPluginAsync
}

/** The card provider did not answer, or not with sense. Nothing is known about what it did. */
export class PaymentUnavailable extends Error {}
