import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { thisMoment } from '../db/tables/columns.ts'
import { mailOutbox } from '../db/tables/mail.ts'

/** Plain text mail to one person. `replyTo`: whom an answer goes to, where it is not us. */
export type Mail = { to: string; subject: string; body: string; replyTo?: string }

/** Puts a mail into the outbox, in the transaction that decides it; it is sent after that. */
export async function enqueueMail(tx: Queryable, { to, subject, body, replyTo }: Mail): Promise<void> {
  await tx.insert(mailOutbox).values({ recipient: to, subject, body, replyTo })
}

/** Longer than a try may take. Whoever dies in the middle of one leaves the mail to be sent again after it. */
const LEASE_SECONDS = 120

/** Claims the mail that is due longest: nobody else gets it until the lease is over, or it is marked. */
export async function claimDueMail(db: Queryable) {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextTryAt, thisMoment)))
    .orderBy(asc(mailOutbox.nextTryAt), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await db
    .update(mailOutbox)
    .set({ nextTryAt: sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})` })
    .where(sql`${mailOutbox.id} = any(array(${due}))`)
    .returning()
  return mail
}

export async function markSent(db: Queryable, id: string): Promise<void> {
  await db.update(mailOutbox).set({ sentAt: new Date(), lastError: null }).where(eq(mailOutbox.id, id))
}

/** Puts a mail that did not get through back, to be tried again in `seconds` from now. */
export async function markFailed(db: Queryable, id: string, error: string, seconds: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({
      tries: sql`${mailOutbox.tries} + 1`,
      lastError: error.slice(0, 500),
      nextTryAt: sql`clock_timestamp() + make_interval(secs => ${seconds})`,
    })
    .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)))
}
