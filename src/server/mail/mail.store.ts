import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { thisMoment } from '../db/tables/columns.ts'
import { type CalendarFile, mailOutbox } from '../db/tables/mail.ts'

/** A mail in plain text to one person. `replyTo`: who gets the reply, unless it is us. */
export type Mail = { to: string; subject: string; body: string; replyTo?: string; calendar?: CalendarFile | undefined }

/** Adds a mail to the outbox in the transaction that causes it. It is sent once that has committed. */
export async function enqueueMail(tx: Queryable, { to, subject, body, replyTo, calendar }: Mail): Promise<void> {
  if (to === '') return // whom it is for has deleted their account
  const row = { recipient: to, subject, body, replyTo: replyTo ?? null, calendar: calendar ?? null }
  await tx.insert(mailOutbox).values(row).prepare('enqueue_mail').execute()
}

/** Longer than an attempt may take. When a process dies in the middle of one, the mail is sent again after the lease. */
const LEASE_SECONDS = 40

/** Claims the mail that has been due longest: no other process gets it until the lease is over or the mail is marked. */
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

/** Puts a mail that was not sent back, to be tried again in `seconds`. */
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
