import type { IncomingHttpHeaders } from 'node:http'
import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { PaymentEvent } from '../payment.ts'

const TOLERANCE_SECONDS = 300 // the maximum age of a signed event: Stripe's default
export const SIGNATURE_HEADER = 'stripe-signature' // https://docs.stripe.com/webhooks/signature
/**
 * Matches a signature header with a value for each entry: an empty one would make the library fail with an internal
 * error.
 */
const SIGNATURE = /^\w+=\w+(,\w+=\w+)*$/

const SentEvent = z.object({ id: z.string().check(z.minLength(1)), type: z.string(), data: z.optional(z.unknown()) })
const AboutAnIntent = z.object({ object: z.object({ object: z.literal('payment_intent'), id: z.string() }) })

/**
 * Returns the event of a webhook request; `undefined` if it is not signed with our secret, too old, or not an event.
 */
export function verifiedEvent(
  stripe: Stripe,
  body: Buffer,
  headers: IncomingHttpHeaders,
  secret: string,
): PaymentEvent | undefined {
  const { signature: signatures } = stripe.webhooks
  if (!signatures) throw new Error('signatures can’t be checked here')
  const signature = headers[SIGNATURE_HEADER]
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return undefined
  try {
    signatures.verifyHeader(body, signature, secret, TOLERANCE_SECONDS)
    const { id, type, data } = SentEvent.parse(JSON.parse(body.toString()))
    const about = AboutAnIntent.safeParse(data)
    return { id, type, intentId: about.data?.object.id }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return undefined
    throw error
  }
}
