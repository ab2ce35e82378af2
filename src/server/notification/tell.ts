import type { NotificationKind, NotificationPage } from '#contract/news/notification'
import type { Queryable } from '../db/database.ts'
import { publishTo } from '../events/publish.ts'
import { enqueueMail, type Mail } from '../mail/mail.store.ts'
import { addNotification, type NewNotification } from './notification.store.ts'

/** A mail that is also an entry in the bell, under its subject. `subjectId`: what its page shows of it. */
export type News = Mail & { kind: NotificationKind; page: NotificationPage; subjectId?: string | undefined }

/** Tells somebody by mail and in the bell, in the transaction that causes it: both, or neither. */
export async function tell(tx: Queryable, { kind, page, subjectId, ...mail }: News): Promise<void> {
  await enqueueMail(tx, mail)
  await notify(tx, { email: mail.to, kind, text: mail.subject, page, subjectId })
}

/** Adds an entry to somebody’s bell, and rings it where a page of theirs is open. */
export async function notify(tx: Queryable, entry: NewNotification): Promise<void> {
  await addNotification(tx, entry)
  await publishTo(tx, { topic: 'notification', emails: [entry.email] })
}
