import type { Confirmation } from './payment.ts'

/** Returns the intent's id, with which a client secret begins (https://docs.stripe.com/api/payment_intents/object). */
export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? clientSecret

/**
 * Returns the outcome of a Stripe error (https://docs.stripe.com/api/errors): card and validation errors guarantee that
 * nothing was charged; after others it is unknown.
 */
export const confirmationOf = ({ type, message }: { type: string; message: string }): Confirmation => ({
  outcome: type === 'card_error' || type === 'validation_error' ? 'declined' : 'unknown',
  message,
})
