import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

/**
 * Makes a call with an idempotency key. If Stripe replays an earlier internal failure under this key, as it does for a
 * day or longer (https://docs.stripe.com/api/idempotent_requests), repeats the call under a new key. Use only for calls
 * that may be repeated: an intent whose secret was not handed out, or a refund, which Stripe makes only once.
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
