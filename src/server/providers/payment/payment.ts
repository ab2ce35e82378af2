import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyPluginAsync } from 'fastify'

/** A payment intent as the provider has it now. Amounts: cents. */
export type Intent = {
  id: string
  status: IntentStatus
  amount: number
  /** The amount that was paid and not refunded since. */
  amountReceived: number
  currency: string
  /** Its holder can confirm the payment with a card: for the buyer's browser alone. */
  clientSecret: string
  offerId: string | undefined
}

/** `unpaid` waits for the buyer; `processing` becomes `paid` or `unpaid` by itself; `paid` and `cancelled` are final. */
export type IntentStatus = 'unpaid' | 'processing' | 'paid' | 'cancelled'

/** The amount to charge. `currency`: ISO 4217 in small letters, as in an `Intent`. `paymentId`: ours; every call with the same one returns the same intent. */
export type Order = { paymentId: string; offerId: string; amount: number; currency: string }

/** Something that the provider reports; `intentId` where it is about a payment intent. */
export type PaymentEvent = { id: string; type: string; intentId: string | undefined }

/** The port of card payment. Its failures are `PaymentUnavailable`; what it refuses on purpose is in what it returns. */
export type PaymentProvider = {
  kind: 'demo' | 'stripe'
  /** For the browser. */
  publishableKey: string
  createIntent(order: Order): Promise<Intent>
  /** `undefined` for an intent that it does not know. */
  findIntent(id: string): Promise<Intent | undefined>
  /** Cancels an unpaid intent. `false`: its state does not allow it (any more), such as paid a moment ago. */
  cancelIntent(id: string): Promise<boolean>
  /** Refunds the whole charge of a paid intent, once, however often it is called. */
  refund(id: string, paymentId: string): Promise<void>
  /** Reads a request to our webhook: its body as it came, byte for byte. `undefined`: not signed by the provider, too old, or of a provider in this process, which reports by the job `checkPayment`. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): PaymentEvent | undefined
  /** The provider's own routes, where it runs in this process. Registered at the root of the app. */
  routes?: FastifyPluginAsync
}

/** The card provider did not answer, or its answer makes no sense. Nothing is known about what it did. */
export class PaymentUnavailable extends Error {}
