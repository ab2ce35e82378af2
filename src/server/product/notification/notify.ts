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
 */
export async function notifyByMail(tx: Queryable, mail: NotificationMail): Promise<void> {
  const finish = await beginNotice(tx, mail, await languageOf(tx, mail.to))
  await allOf(finish())
}

/**
 * Begins `notifyByMail`, for a reader whose language is known: adds the notification. Returns a function that starts the
 * writes that are left, whose results no one needs.
 */
export async function beginNotice(
  tx: Queryable,
  { kind, page, subjectId, ...mail }: NotificationMail,
  language: Language,
): Promise<() => Promise<void>[]> {
  const written = writtenIn(language, mail)
  const { id: notificationId, delivery } = await addNotification(tx, {
    email: mail.to,
    kind,
    text: written.subject,
    language,
    page,
    subjectId,
  })
  const about = SwitchableKind.safeParse(kind).data
  const isMailed = delivery === 'mail' || !about
  return () => [
    ring(tx, mail.to, delivery),
    ...(isMailed ? [enqueueWritten(tx, { ...written, about, page, subjectId, notificationId })] : []),
  ]
}

export async function notify(
  tx: Queryable,
  { text, ...entry }: Omit<NewNotification, 'text' | 'language'> & { text: () => string },
): Promise<{ id: string; delivery: Delivery }> {
  const language = await languageOf(tx, entry.email)
  const added = await addNotification(tx, { ...entry, language, text: inLanguage(language, text) })
  await ring(tx, entry.email, added.delivery)
  return added
}

const ring = async (tx: Queryable, email: string, delivery: Delivery): Promise<void> =>
  delivery === 'none' ? undefined : emitEvent(tx, { topic: 'notification', emails: [email] })
