import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The kinds that people choose for; what concerns their money, their role and their account's security always reaches them. */
export const SwitchableKind = z.enum(['offers', 'homes', 'wishes', 'searches', 'messages', 'viewings'])
export type SwitchableKind = z.infer<typeof SwitchableKind>

/** The subject of a mail with an unsubscribe link: one kind, or several as a digest. */
export const MailSubject = z.enum([...SwitchableKind.options, 'digest'])
export type MailSubject = z.infer<typeof MailSubject>

/** `mail`: an immediate mail, and the bell. `digest`: the bell, and one mail a day. `bell`: the bell alone. `none`: neither. */
export const Delivery = z.enum(['mail', 'digest', 'bell', 'none'], 'delivery must be mail, digest, bell or none')
export type Delivery = z.infer<typeof Delivery>

/** The delivery of each kind; `mail` by default. */
export const NotificationSettings = z.record(SwitchableKind, Delivery)
export type NotificationSettings = z.infer<typeof NotificationSettings>

const MAX_TOKEN = 200

export const notificationSettingsApi = {
  read: endpoint({
    method: 'GET',
    path: '/notifications/settings',
    access: 'signedIn',
    summary: 'How one wants to be told of each kind',
    answer: NotificationSettings,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/notifications/settings',
    access: 'signedIn',
    summary: 'Changes how one wants to be told; kinds that are absent stay as they are. Answers with all of them',
    body: z.partialRecord(SwitchableKind, Delivery),
    answer: NotificationSettings,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/unsubscribe',
    access: 'public',
    summary:
      'Ends the mails that the token of a mail stands for: what they were about goes to the bell alone; idempotent',
    body: z.object({ token: z.string().check(z.maxLength(MAX_TOKEN, 'token is too long')) }),
    answer: z.object({ about: MailSubject }),
  }),
}
