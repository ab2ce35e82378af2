import type { Language } from '#contract/language'
import type { Queryable } from '../../platform/db/database.ts'
import type { Person } from './identity.ts'

/** `language`: that of the request, for a person who has no language of their own yet. */
export type Recipient = { name: string; email: string; language: Language | undefined }

/** Functions of the product that the built-in identity provider calls in the transaction of an event. */
export type AccountEvents = {
  transferAccount: (tx: Queryable, owner: Person) => Promise<void>
  /** Refuses a photo that another user has uploaded (P-193). `subject`: the account; absent at registration. */
  checkPhoto: (tx: Queryable, photo: { subject?: string; address: string }) => Promise<void>
  addressVerified: (tx: Queryable, subject: string) => Promise<void>
  mailResetLink: (tx: Queryable, to: Recipient, link: string) => Promise<void>
  mailVerificationLink: (tx: Queryable, to: Recipient, link: string) => Promise<void>
  mailPasswordChanged: (tx: Queryable, to: Recipient) => Promise<void>
}
