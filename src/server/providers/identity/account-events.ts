import type { Queryable } from '../../platform/db/database.ts'
import type { Person } from './identity.ts'

type Recipient = { name: string; email: string }

/** The product's handlers of account events; each runs in the transaction of its event. */
export type AccountEvents = {
  transferAccount: (tx: Queryable, owner: Person) => Promise<void>
  /** Rejects a photo that is another user's upload (P-193). `subject`: absent at registration. */
  checkPhoto: (tx: Queryable, photo: { subject?: string; address: string }) => Promise<void>
  addressVerified: (tx: Queryable, subject: string) => Promise<void>
  mailResetLink: (tx: Queryable, to: Recipient, link: string) => Promise<void>
  mailVerificationLink: (tx: Queryable, to: Recipient, link: string) => Promise<void>
  mailPasswordChanged: (tx: Queryable, to: Recipient) => Promise<void>
}
