import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyPluginAsync } from 'fastify'

/** The provider's current state. Amounts: cents. */
export type Intent = {
  id: string
  status: IntentStatus
  amount: number
  amountReceived: number
  currency: string
  /** Allows its holder to confirm the payment: for the buyer's browser alone. */
  clientSecret: string
  offerId: string | undefined
}

/**
 * `unpaid` waits for the buyer; `processing` becomes `paid` or `unpaid` by itself; `paid` and `cancelled` are final.
 */
export type IntentStatus = 'unpaid' | 'processing' | 'paid' | 'cancelled'

/** `amount`: cents. `currency`: ISO 4217 in lower case. `paymentId`: ours, the idempotency key. */
export type Order = { paymentId: string; offerId: string; amount: number; currency: string }

export type PaymentEvent = { id: string; type: string; intentId: string | undefined }

export type PaymentProvider = {
  kind: 'demo' | 'stripe'
  publishableKey: string
  createIntent(order: Order): Promise<Intent>
  /** Returns `undefined` for an unknown intent. */
  findIntent(id: string): Promise<Intent | undefined>
  /** Cancels an unpaid intent; returns false if its state does not allow it, such as paid a moment ago. */
  cancelIntent(id: string): Promise<boolean>
  /** Refunds the whole charge of a paid intent. Idempotent. */
  refund(id: string, paymentId: string): Promise<void>
  /**
   * Reads a webhook request. `body`: the raw bytes. `undefined`: not signed by the provider, too old, or of a provider
   * in this process, which reports by the job `checkPayment`.
   */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): PaymentEvent | undefined
  /** The provider's own routes, if it runs in this process. Registered at the root of the app. */
  routes?: FastifyPluginAsync
}

/** The card provider gave no valid response, so the effect of the request is unknown. */
export class PaymentUnavailable extends Error {}
