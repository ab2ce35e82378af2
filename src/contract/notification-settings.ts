import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The kinds that can be switched off; payments, roles and account security can't. */
export const SwitchableKind = z.enum(['offers', 'homes', 'wishes', 'searches', 'messages', 'viewings'])
export type SwitchableKind = z.infer<typeof SwitchableKind>

export const MailSubject = z.enum([...SwitchableKind.options, 'digest'])
export type MailSubject = z.infer<typeof MailSubject>

/**
 * The delivery of a notification. `mail`: an immediate mail and an entry in the notification list. `digest`: an entry
 * in the list and one mail a day. `bell`: only an entry in the list.
 */
export const Delivery = z.enum(['mail', 'digest', 'bell', 'none'], 'delivery must be mail, digest, bell or none')
export type Delivery = z.infer<typeof Delivery>

export const NotificationSettings = z.record(SwitchableKind, Delivery)
export type NotificationSettings = z.infer<typeof NotificationSettings>

const MAX_TOKEN = 200

export const notificationSettingsApi = {
  read: endpoint({
    method: 'GET',
    path: '/notifications/settings',
    access: 'signedIn',
    summary: 'The caller’s delivery setting for each kind of notification',
    answer: NotificationSettings,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/notifications/settings',
    access: 'signedIn',
    summary: 'Changes the caller’s delivery settings; absent kinds stay unchanged. Returns all of them',
    body: z.partialRecord(SwitchableKind, Delivery),
    answer: NotificationSettings,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/unsubscribe',
    access: 'public',
    summary:
      'Unsubscribes from the mails that a mailed token stands for; their notifications still appear in the bell. Idempotent',
    body: z.object({ token: z.string().check(z.maxLength(MAX_TOKEN, 'token is too long')) }),
    answer: z.object({ about: MailSubject }),
  }),
}
