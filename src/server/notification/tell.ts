import type { NotificationKind, NotificationPage } from '#contract/news/notification'
import type { Queryable } from '../db/database.ts'
import { enqueueMail, type Mail } from '../mail/mail.store.ts'
import { addNotification } from './notification.store.ts'

/** A mail that is also an entry in the bell, under its subject. `subjectId`: what its page shows of it. */
export type News = Mail & { kind: NotificationKind; page: NotificationPage; subjectId?: string | undefined }

/** Tells somebody by mail and in the bell, in the transaction that causes it: both, or neither. */
export async function tell(tx: Queryable, { kind, page, subjectId, ...mail }: News): Promise<void> {
  await enqueueMail(tx, mail)
  await addNotification(tx, { email: mail.to, kind, text: mail.subject, page, subjectId })
}
