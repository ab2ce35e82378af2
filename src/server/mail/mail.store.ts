import type { Queryable } from '../db/database.ts'
import { mailOutbox } from '../db/tables/operation.ts'

/** Plain text mail to one person. `replyTo`: whom an answer goes to, where it is not us. */
export type Mail = { to: string; subject: string; body: string; replyTo?: string }

/** Puts a mail into the outbox, in the transaction that decides it; it is sent after that. */
export async function enqueueMail(tx: Queryable, { to, subject, body, replyTo }: Mail): Promise<void> {
  await tx.insert(mailOutbox).values({ recipient: to, subject, body, replyTo })
}
