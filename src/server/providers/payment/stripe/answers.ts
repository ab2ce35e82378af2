import Stripe from 'stripe'
import * as z from 'zod/mini'
import { type Intent, PaymentUnavailable } from '../payment.ts'

/** What is read of a PaymentIntent (https://docs.stripe.com/api/payment_intents/object). Whatever lacks it is no answer. */
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

/** Reads an intent; what was given back already counts as never received. */
export function intentOf(answer: unknown): Intent {
  const { id, status, amount, amount_received, currency, client_secret, metadata, latest_charge } =
    AnsweredIntent.parse(answer)
  const givenBack = typeof latest_charge === 'object' ? (latest_charge?.amount_refunded ?? 0) : 0
  return {
    id,
    status,
    amount,
    amountReceived: amount_received - givenBack,
    currency,
    clientSecret: client_secret,
    offerId: metadata.offerId,
  }
}

export const canceled = (answer: unknown): boolean => intentOf(answer).status === 'canceled'

/** A refund may still be on its way, but it was not turned down. */
export function refunded(answer: unknown): void {
  const { status } = AnsweredRefund.parse(answer)
  if (status === 'failed' || status === 'canceled') throw new PaymentUnavailable(`the refund is ${status}`)
}

/** Does it; the answers of the provider that `meaning` has by code are results, every other failure is PaymentUnavailable. */
export async function wrapProviderErrors<Result>(
  work: () => Promise<Result>,
  meaning: Record<string, Result> = {},
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeError ? error.code : undefined
    if (code !== undefined && code in meaning) return meaning[code] as Result // it is in there
    throw error instanceof PaymentUnavailable ? error : new PaymentUnavailable(messageOf(error), { cause: error })
  }
}

/** For the log: what the person who runs KeyHaven has to know to help. */
function messageOf(error: unknown): string {
  const { StripeError, StripeAuthenticationError, StripePermissionError, StripeRateLimitError, StripeConnectionError } =
    Stripe.errors
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
    return 'the card provider does not accept our secret key for this'
  if (error instanceof StripeRateLimitError) return 'the card provider was asked too often'
  if (error instanceof StripeConnectionError) return 'the card provider did not answer'
  if (error instanceof StripeError && (error.statusCode ?? 0) >= 400)
    return `the card provider answered with an error (${error.statusCode}, ${error.code ?? error.type})`
  return 'the card provider’s answer can’t be read'
}
