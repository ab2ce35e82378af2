import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { thisMoment } from '../db/tables/columns.ts'
import { mailOutbox } from '../db/tables/operation.ts'

/** Plain text mail to one person. `replyTo`: whom an answer goes to, where it is not us. */
export type Mail = { to: string; subject: string; body: string; replyTo?: string }

/** Puts a mail into the outbox, in the transaction that decides it; it is sent after that. */
export async function enqueueMail(tx: Queryable, { to, subject, body, replyTo }: Mail): Promise<void> {
  await tx.insert(mailOutbox).values({ recipient: to, subject, body, replyTo })
}

/** The mail that is due longest, locked for this transaction; other processes skip it. */
export async function nextDueMail(tx: Queryable) {
  const [mail] = await tx
    .select()
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextTryAt, thisMoment)))
    .orderBy(asc(mailOutbox.nextTryAt), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return mail
}

export async function markSent(tx: Queryable, id: string): Promise<void> {
  await tx.update(mailOutbox).set({ sentAt: new Date(), lastError: null }).where(eq(mailOutbox.id, id))
}

/** Puts a mail that did not get through back, to be tried again in `seconds` from now (the transaction began before the try). */
export async function markFailed(tx: Queryable, id: string, error: string, seconds: number): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({
      tries: sql`${mailOutbox.tries} + 1`,
      lastError: error.slice(0, 500),
      nextTryAt: sql`clock_timestamp() + make_interval(secs => ${seconds})`,
    })
    .where(eq(mailOutbox.id, id))
}
