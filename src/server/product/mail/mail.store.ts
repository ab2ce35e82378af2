import { and, eq, isNull, lt, lte, not, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { inLanguage, type Language } from '#contract/language'
import type { NotificationPage } from '#contract/notification'
import type { MailSubject } from '#contract/notification-settings'
import { languageOf } from '../../platform/access/reader-language.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { allOf } from '../../platform/db/one-connection.ts'
import { placeholdersFor, runPrepared } from '../../platform/db/prepared.ts'
import { thisMoment } from '../../platform/db/tables/columns.ts'
import { type CalendarFile, mailOutbox } from '../../platform/db/tables/mail.ts'
import { enqueueJob, hasJob } from '../../platform/jobs/job.store.ts'
import { mailJobs } from './mail.jobs.ts'

type MailText = { subject: string; body: string }

/**
 * The settings of a mail. `calendar`: writes the attached file in the reader's language. `about`: the kind of mail to
 * unsubscribe from. `page`, `subjectId`: the linked page. `senderId`: the user whose action caused it.
 * `notificationId`: the notification of the same event. `composer`: composes the mail again just before it is sent.
 */
type MailSettings = {
  to: string
  replyTo?: string
  calendar?: (() => CalendarFile) | undefined
  about?: MailSubject | undefined
  page?: NotificationPage | undefined
  subjectId?: string | undefined
  senderId?: string | undefined
  thread?: string | undefined
  notificationId?: string | undefined
  composer?: 'alerts'
}

export type Letter = MailSettings & { write: () => MailText }
export type Mail = Letter | (MailSettings & MailText)

export type WrittenMail = Omit<MailSettings, 'calendar'> &
  MailText & { language: Language; calendar: CalendarFile | undefined }

export const writtenIn = (language: Language, { calendar, ...mail }: Mail): WrittenMail =>
  inLanguage(language, () => ({
    ...mail,
    ...('write' in mail ? mail.write() : { subject: mail.subject, body: mail.body }),
    language,
    calendar: calendar?.(),
  }))

export const enqueueMail = async (tx: Queryable, mail: Mail, id?: string): Promise<void> =>
  enqueueWritten(tx, writtenIn(await languageOf(tx, mail.to), mail), id)

export async function enqueueWritten(tx: Queryable, mail: WrittenMail, id: string = v7()): Promise<void> {
  if (mail.to === '') return // the recipient has deleted their account
  const { to, subject, body, language, replyTo, calendar, about, page, subjectId } = mail
  const { senderId, thread, notificationId, composer } = mail
  const row = {
    subject,
    body,
    language,
    id,
    recipient: to,
    replyTo: replyTo ?? null,
    calendar: calendar ?? null,
    about: about ?? null,
    page: page ?? null,
    subjectId: subjectId ?? null,
    senderId: senderId ?? null,
    thread: thread ?? null,
    notificationId: notificationId ?? null,
    composer: composer ?? null,
  }
  const calendarFile = sql`${sql.placeholder('calendar')}::jsonb`
  const add = () => tx.insert(mailOutbox).values({ ...placeholdersFor(row), calendar: calendarFile })
  await allOf([runPrepared(tx, 'enqueue_mail', add, row), enqueueJob(tx, mailJobs.send, { id }, { key: id })])
}

const withId = eq(mailOutbox.id, sql.placeholder('id'))

/**
 * The seconds for which a mail belongs to the process that sends it: longer than an attempt may take. If the process
 * dies, the mail is sent again afterwards.
 */
const LEASE_SECONDS = 40

type ClaimedMail = Omit<typeof mailOutbox.$inferSelect, 'about' | 'page'> & {
  about: MailSubject | null
  page: NotificationPage | null
}

export async function claimMail(db: Queryable, id: string): Promise<ClaimedMail | undefined> {
  const claim = () =>
    db
      .update(mailOutbox)
      .set({ nextTryAt: sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})` })
      .where(and(withId, isNull(mailOutbox.sentAt), lte(mailOutbox.nextTryAt, thisMoment)))
      .returning()
  const [mail] = await runPrepared(db, 'claim_mail', claim, { id })
  return mail as ClaimedMail | undefined // as `enqueueMail` stored it
}

export async function leasedUntil(db: Queryable, id: string): Promise<Date | undefined> {
  const [mail] = await db
    .select({ until: mailOutbox.nextTryAt })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)))
  return mail?.until
}

export async function markSent(db: Queryable, id: string): Promise<void> {
  const mark = () =>
    db
      .update(mailOutbox)
      .set({ sentAt: sql`${sql.placeholder('sentAt')}::timestamptz`, lastError: null })
      .where(withId)
  await runPrepared(db, 'mark_mail_sent', mark, { id, sentAt: new Date() })
}

export async function markFailed(db: Queryable, id: string, error: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({
      tries: sql`${mailOutbox.tries} + 1`,
      lastError: error.slice(0, 500),
      nextTryAt: thisMoment,
    })
    .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)))
}

export async function enqueueWaiting(db: Queryable, max: number): Promise<number> {
  const waiting = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        lt(mailOutbox.nextTryAt, sql`now() - interval '1 minute'`),
        not(hasJob(mailJobs.send, sql`${mailOutbox.id}`)),
      ),
    )
    .orderBy(mailOutbox.nextTryAt)
    .limit(max)
  for (const { id } of waiting) await enqueueJob(db, mailJobs.send, { id }, { key: id })
  return waiting.length
}

export async function withdrawMail(db: Queryable, id: string): Promise<void> {
  await db.delete(mailOutbox).where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)))
}
