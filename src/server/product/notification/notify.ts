import { inLanguage, type Language } from '#contract/language'
import type { NotificationKind, NotificationPage } from '#contract/notification'
import { type Delivery, SwitchableKind } from '#contract/notification-settings'
import { languageOf } from '../../platform/access/reader-language.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { allOf } from '../../platform/db/one-connection.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { enqueueWritten, type Mail, writtenIn } from '../mail/mail.store.ts'
import { addNotification, type NewNotification } from './notification.store.ts'

export type NotificationMail = Mail & { kind: NotificationKind; page: NotificationPage; subjectId?: string | undefined }

/**
 * Notifies a user by mail and in the notification list, by their setting for this kind. Kinds without a setting
 * (payments, roles) always use both. `finishMail` decides later whether the mail is sent or joins the digest.
 * `language`: the reader's, if the caller has it from `languageOf`.
 */
export async function notifyByMail(
  tx: Queryable,
  { kind, page, subjectId, ...mail }: NotificationMail,
  language?: Language,
): Promise<void> {
  const written = writtenIn(language ?? (await languageOf(tx, mail.to)), mail)
  const { id: notificationId, delivery } = await addNotification(tx, {
    email: mail.to,
    kind,
    text: written.subject,
    page,
    subjectId,
  })
  const about = SwitchableKind.safeParse(kind).data
  await allOf([
    ring(tx, mail.to, delivery),
    delivery === 'mail' || !about
      ? enqueueWritten(tx, { ...written, about, page, subjectId, notificationId })
      : undefined,
  ])
}

export async function notify(
  tx: Queryable,
  { text, ...entry }: Omit<NewNotification, 'text'> & { text: () => string },
): Promise<{ id: string; delivery: Delivery }> {
  const language = await languageOf(tx, entry.email)
  const added = await addNotification(tx, { ...entry, text: inLanguage(language, text) })
  await ring(tx, entry.email, added.delivery)
  return added
}

const ring = async (tx: Queryable, email: string, delivery: Delivery): Promise<void> =>
  delivery === 'none' ? undefined : emitEvent(tx, { topic: 'notification', emails: [email] })
