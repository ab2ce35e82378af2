import type { AuditEvent } from '../../platform/audit/audit.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Announcement, announce } from '../announce/announce.ts'
import type { NotificationMail } from '../notification/notify.ts'

/**
 * The home that has changed. `id`: absent for a change of several homes. `email`: the agent's; absent if the account is
 * gone.
 */
type ChangedProperty = { id?: string; email?: string }
type PropertyEvent = { audit?: Omit<AuditEvent, 'kind' | 'id'>; mail?: NotificationMail | undefined }

export const changeOfProperty = (
  { id, email }: ChangedProperty,
  { audit, mail }: PropertyEvent = {},
): Announcement => ({
  audit: audit && id !== undefined ? [{ ...audit, kind: 'property', id }] : [],
  mails: mail ? [mail] : [],
  events: [{ topic: 'listings', id, admins: true, emails: email === undefined ? [] : [email] }],
})

export const announceProperty = (tx: Queryable, property: ChangedProperty, event: PropertyEvent = {}): Promise<void> =>
  announce(tx, changeOfProperty(property, event))
