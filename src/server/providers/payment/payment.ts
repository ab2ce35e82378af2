import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyPluginAsync } from 'fastify'

/** The current state of an intent at the provider. Amounts are in cents. */
export type Intent = {
  id: string
  status: IntentStatus
  amount: number
  amountReceived: number
  currency: string
  /** The secret by which a browser can confirm the payment; only the buyer's browser gets it. */
  clientSecret: string
  offerId: string | undefined
}

/**
 * The status of an intent. `unpaid`: awaits the buyer. `processing`: becomes `paid` or `unpaid` without further action.
 * `paid` and `cancelled` are final.
 */
export type IntentStatus = 'unpaid' | 'processing' | 'paid' | 'cancelled'

/**
 * An intent to create. `amount`: cents. `currency`: ISO 4217 in lower case. `paymentId`: our id, and the idempotency
 * key.
 */
export type Order = { paymentId: string; offerId: string; amount: number; currency: string }

export type PaymentEvent = { id: string; type: string; intentId: string | undefined }

export type PaymentProvider = {
  kind: 'demo' | 'stripe'
  publishableKey: string
  createIntent(order: Order): Promise<Intent>
  findIntent(id: string): Promise<Intent | undefined>
  /**
   * Cancels an unpaid intent. Returns false if its status does not allow it, for example because it has just been paid.
   */
  cancelIntent(id: string): Promise<boolean>
  refund(id: string, paymentId: string): Promise<void>
  /**
   * Returns the event of a webhook request; `undefined` if it is not signed by the provider or too old. Always
   * `undefined` for a provider in this process, which reports by the job `checkPayment`. `body`: the raw bytes.
   */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): PaymentEvent | undefined
  /** The provider's own routes, if it runs in this process; registered without the prefix `/api`. */
  routes?: FastifyPluginAsync
}

/**
 * Thrown for every failure of the card provider: no valid response, so that the effect of the request is unknown, or a
 * refused charge or refund.
 */
export class PaymentUnavailable extends Error {}
