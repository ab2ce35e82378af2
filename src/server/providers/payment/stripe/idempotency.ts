import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

/**
 * Asks under a key that never changes, so that what was done is not done again. Stripe keeps a failure of its own under the key,
 * too, and repeats it for a day or longer (https://docs.stripe.com/api/idempotent_requests); against a repeated one, it is asked
 * under a new key. Only for what does no harm twice: an intent whose secret nobody got, a refund, of which Stripe makes no second.
 */
export async function once<Result>(key: string, ask: (idempotencyKey: string) => Promise<Result>): Promise<Result> {
  try {
    return await ask(key)
  } catch (error) {
    if (!isRepeatedFailure(error)) throw error
    return ask(`${key}-${randomUUID()}`)
  }
}

const isRepeatedFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true'
