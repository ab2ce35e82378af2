import type { ComponentType, Ref } from 'react'

export type Confirmation = { outcome: 'paid' } | { outcome: 'declined' | 'unknown'; message: string }

export type CardHandle = {
  /** Returns undefined, without a charge, if a field is incomplete; the fields show which. */
  confirm(clientSecret: string): Promise<Confirmation | undefined>
  transactionIdOf(clientSecret: string): string
}

export type CardFields = ComponentType<{ ref: Ref<CardHandle>; publishableKey: string }>
