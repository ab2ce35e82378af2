import type { NotificationKind, NotificationPage } from '#contract/notification'
import { type Delivery, SwitchableKind } from '#contract/notification-settings'
import type { Queryable } from '../../platform/db/database.ts'
import { allOf } from '../../platform/db/one-connection.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { enqueueMail, type Mail } from '../mail/mail.store.ts'
import { addNotification, type NewNotification } from './notification.store.ts'

export type NotificationMail = Mail & { kind: NotificationKind; page: NotificationPage; subjectId?: string | undefined }

/**
 * Notifies a user by mail and in the notification list, by their setting for this kind. Kinds without a setting
 * (payments, roles) always use both. `finishMail` decides later whether the mail is sent or joins the digest.
 */
export async function notifyByMail(tx: Queryable, { kind, page, subjectId, ...mail }: NotificationMail): Promise<void> {
  const { id: notificationId, delivery } = await addNotification(tx, {
    email: mail.to,
    kind,
    text: mail.subject,
    page,
    subjectId,
  })
  const about = SwitchableKind.safeParse(kind).data
  await allOf([
    ring(tx, mail.to, delivery),
    delivery === 'mail' || !about ? enqueueMail(tx, { ...mail, about, page, subjectId, notificationId }) : undefined,
  ])
}

export async function notify(tx: Queryable, entry: NewNotification): Promise<{ id: string; delivery: Delivery }> {
  const added = await addNotification(tx, entry)
  await ring(tx, entry.email, added.delivery)
  return added
}

const ring = async (tx: Queryable, email: string, delivery: Delivery): Promise<void> =>
  delivery === 'none' ? undefined : emitEvent(tx, { topic: 'notification', emails: [email] })
