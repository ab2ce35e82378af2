import type { Queryable } from '../../platform/db/database.ts'
import type { Person } from './identity.ts'

type Recipient = { name: string; email: string }

/** The product's handlers for events of an account; each runs in the transaction of its event. */
export type AccountEvents = {
  /** Passes the product's user of this identity to the owner of its address. */
  transferAccount: (tx: Queryable, owner: Person) => Promise<void>
  /** Refuses a photo that is somebody else's upload (P-193). `subject`: whose it is to be; none at a registration. */
  checkPhoto: (tx: Queryable, photo: { subject?: string; address: string }) => Promise<void>
  /** The person has shown that they read the mail of their address. */
  addressVerified: (tx: Queryable, subject: string) => Promise<void>
  mailResetLink: (tx: Queryable, to: Recipient, link: string) => Promise<void>
  mailVerificationLink: (tx: Queryable, to: Recipient, link: string) => Promise<void>
  mailPasswordChanged: (tx: Queryable, to: Recipient) => Promise<void>
}
