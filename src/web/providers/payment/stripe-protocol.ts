import type { Confirmation } from './payment.ts'

/** The id of an intent, which its client secret begins with (https://docs.stripe.com/api/payment_intents/object). */
export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? clientSecret

/**
 * Returns the outcome of a Stripe error (https://docs.stripe.com/api/errors): after these two nothing was charged, after any other
 * it is unknown.
 */
export const confirmationOf = ({ type, message }: { type: string; message: string }): Confirmation => ({
  outcome: type === 'card_error' || type === 'validation_error' ? 'declined' : 'unknown',
  message,
})
