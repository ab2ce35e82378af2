import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { PaymentEvent } from '../payment.ts'

const TOLERANCE_SECONDS = 300 // how old a signed event may be: Stripe's own default
/** Entries with a value each: of an empty one, the library makes a failure of ours. */
const SIGNATURE_HEADER = /^\w+=\w+(,\w+=\w+)*$/

/** What every event has, also one of a kind that we know nothing of (https://docs.stripe.com/api/events/object). */
const SentEvent = z.object({ id: z.string().check(z.minLength(1)), type: z.string(), data: z.optional(z.unknown()) })
const AboutAnIntent = z.object({ object: z.object({ object: z.literal('payment_intent'), id: z.string() }) })

/** Reads an event as it came, byte for byte; `undefined` for one that is not signed with our secret, too old, or none. */
export function verifiedEvent(
  stripe: Stripe,
  body: Buffer,
  signature: string,
  secret: string,
): PaymentEvent | undefined {
  const { signature: signatures } = stripe.webhooks
  if (!signatures) throw new Error('signatures can’t be checked here')
  if (!SIGNATURE_HEADER.test(signature)) return undefined
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
