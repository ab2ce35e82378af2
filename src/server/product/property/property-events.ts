import { type AuditEvent, record } from '../../platform/audit/audit.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { emitEventToAdmins } from '../../platform/events/emit-event.ts'
import { type NotificationMail, notifyByMail } from '../notification/notify.ts'

/** `id`: absent if several have changed. `email`: the agent's, if there still is one. */
type ChangedProperty = { id?: string; email?: string }
type PropertyEvent = { audit?: Omit<AuditEvent, 'kind' | 'id'>; mail?: NotificationMail | undefined }

export async function announceProperty(
  tx: Queryable,
  { id, email }: ChangedProperty,
  { audit, mail }: PropertyEvent = {},
): Promise<void> {
  if (audit && id !== undefined) await record(tx, { ...audit, kind: 'property', id })
  if (mail) await notifyByMail(tx, mail)
  await emitEventToAdmins(tx, {
    topic: 'listings',
    ...(id !== undefined && { id }),
    ...(email !== undefined && { and: email }),
  })
}
