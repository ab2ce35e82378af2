import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

/**
 * Calls under a key that never changes, so that what was done is not done again. Stripe keeps a failure of its own under the key,
 * too, and replays it for a day or longer (https://docs.stripe.com/api/idempotent_requests); a replayed one is retried under a new
 * key. Only for what does no harm twice: an intent whose secret has not been handed out, or a refund, which Stripe makes only once.
 */
export async function once<Result>(key: string, call: (idempotencyKey: string) => Promise<Result>): Promise<Result> {
  try {
    return await call(key)
  } catch (error) {
    if (!isRepeatedFailure(error)) throw error
    return call(`${key}-${randomUUID()}`)
  }
}

const isRepeatedFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true'
