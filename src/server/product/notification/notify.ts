import type { NotificationKind, NotificationPage } from '#contract/notification'
import { type Delivery, SwitchableKind } from '#contract/notification-settings'
import type { Queryable } from '../../platform/db/database.ts'
import { emitEventTo } from '../../platform/events/emit-event.ts'
import { enqueueMail, type Mail } from '../mail/mail.store.ts'
import { addNotification, type NewNotification } from './notification.store.ts'

/** A mail that is also an entry in the bell, under its subject. `subjectId`: the id of the subject that its page shows. */
export type NotificationMail = Mail & { kind: NotificationKind; page: NotificationPage; subjectId?: string | undefined }

/**
 * Notifies a user by mail and in the bell, as they have chosen for this kind, in the transaction that causes it. Kinds without a choice
 * (money, roles) are always both. Whether the mail is sent immediately or in the digest is decided when it is sent: see `finishMail`.
 */
export async function notifyByMail(tx: Queryable, { kind, page, subjectId, ...mail }: NotificationMail): Promise<void> {
  const { id: notificationId, delivery } = await notify(tx, {
    email: mail.to,
    kind,
    text: mail.subject,
    page,
    subjectId,
  })
  const about = SwitchableKind.safeParse(kind).data
  if (delivery === 'mail' || !about) await enqueueMail(tx, { ...mail, about, page, subjectId, notificationId })
}

/**
 * Adds an entry to a user's bell, unless they have turned its kind off, and updates their open pages. Returns its id
 * and the user's delivery setting.
 */
export async function notify(tx: Queryable, entry: NewNotification): Promise<{ id: string; delivery: Delivery }> {
  const added = await addNotification(tx, entry)
  if (added.delivery !== 'none') await emitEventTo(tx, { topic: 'notification', emails: [entry.email] })
  return added
}
