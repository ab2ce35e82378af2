import Stripe from 'stripe'
import * as z from 'zod/mini'
import { type Intent, type IntentStatus, PaymentUnavailable } from '../payment.ts'

/** The fields of a PaymentIntent that we need (https://docs.stripe.com/api/payment_intents/object). */
const AnsweredIntent = z.object({
  object: z.literal('payment_intent'),
  id: z.string().check(z.startsWith('pi_')),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  client_secret: z.string().check(z.minLength(1)),
  metadata: z.record(z.string(), z.string()),
  latest_charge: z.nullish(z.union([z.string(), z.object({ amount_refunded: z.int() })])),
})
const AnsweredRefund = z.object({ object: z.literal('refund'), status: z.nullish(z.string()) })

export function intentOf(answer: unknown): Intent {
  const { id, status, amount, amount_received, currency, client_secret, metadata, latest_charge } =
    AnsweredIntent.parse(answer)
  const refunded = typeof latest_charge === 'object' ? (latest_charge?.amount_refunded ?? 0) : 0
  return {
    id,
    status: statuses[status] ?? 'unpaid',
    amount,
    amountReceived: amount_received - refunded,
    currency,
    clientSecret: client_secret,
    offerId: metadata.offerId,
  }
}

/**
 * Stripe's statuses in which the buyer has nothing to do; all others count as unpaid
 * (https://docs.stripe.com/payments/paymentintents/lifecycle).
 */
const statuses: Record<string, IntentStatus> = { processing: 'processing', succeeded: 'paid', canceled: 'cancelled' }

export function checkRefund(answer: unknown): void {
  const { status } = AnsweredRefund.parse(answer)
  if (status === 'failed' || status === 'canceled') throw new PaymentUnavailable(`the refund is ${status}`)
}

/**
 * Calls Stripe, and throws every failure as PaymentUnavailable. For a refusal with a code in `meaning`, returns that
 * value instead.
 */
export async function wrapProviderErrors<Result>(
  work: () => Promise<Result>,
  meaning: Record<string, Result> = {},
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeError ? error.code : undefined
    if (code !== undefined && code in meaning) return meaning[code] as Result // the key exists
    throw error instanceof PaymentUnavailable ? error : new PaymentUnavailable(messageOf(error), { cause: error })
  }
}

function messageOf(error: unknown): string {
  const { StripeError, StripeAuthenticationError, StripePermissionError, StripeRateLimitError, StripeConnectionError } =
    Stripe.errors
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
    return 'the card provider does not accept our secret key for this'
  if (error instanceof StripeRateLimitError) return 'the card provider received too many requests'
  if (error instanceof StripeConnectionError) return 'the card provider did not answer'
  if (error instanceof StripeError && (error.statusCode ?? 0) >= 400)
    return `the card provider answered with an error (${error.statusCode}, ${error.code ?? error.type})`
  return 'the card provider’s answer can’t be read'
}
