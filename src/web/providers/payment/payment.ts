import type { ComponentType, Ref } from 'react'

/**
 * What the card provider says to a payment, in Stripe's words (https://docs.stripe.com/js/payment_intents/confirm_card_payment).
 * `card_error` and `validation_error` mean that nothing was charged; after any other error nobody knows yet.
 */
export type Confirmation =
  | { paymentIntent: { id: string; status: string } }
  | { error: { type: string; message: string } }

/** What the page asks of the card fields, whoever provides them. */
export type CardHandle = {
  /** Charges the card that was entered. `undefined`: something is missing, the fields say what, and nothing was asked. */
  confirm(clientSecret: string): Promise<Confirmation | undefined>
}

/** The port of card payment in the browser: fields to be put into the page's form. Each provider has its own. */
export type CardFields = ComponentType<{ ref: Ref<CardHandle>; publishableKey: string }>

/** Whether a refusal leaves no doubt that the card was not charged. */
export const isCertain = ({ type }: { type: string }): boolean => type === 'card_error' || type === 'validation_error'

/** The id of an intent, which its client secret begins with. */
export const intentIn = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? clientSecret
