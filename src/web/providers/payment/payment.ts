import type { ComponentType, Ref } from 'react'

/** The outcome of confirming a payment: the card was charged, it was certainly not, or it is unknown. */
export type Confirmation = { outcome: 'paid' } | { outcome: 'declined' | 'unknown'; message: string }

/** The methods that card fields of any provider offer to the page. */
export type CardHandle = {
  /** Charges the card that was entered. `undefined`: something is missing, the fields say what, and nothing was asked. */
  confirm(clientSecret: string): Promise<Confirmation | undefined>
  /** The provider's id of the payment that a client secret is for, whether or not it was confirmed. */
  transactionIdOf(clientSecret: string): string
}

/** The port of card payment in the browser: fields to be put into the page's form. Each provider has its own. */
export type CardFields = ComponentType<{ ref: Ref<CardHandle>; publishableKey: string }>
