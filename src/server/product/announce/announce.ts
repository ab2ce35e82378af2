import { type AuditEvent, record } from '../../platform/audit/audit.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { emitEvent, type LiveEvent } from '../../platform/events/emit-event.ts'
import { type NotificationMail, notifyByMail } from '../notification/notify.ts'

/**
 * The records of a change to announce. `mails`: each also adds a notification. `events`: live updates for open pages.
 */
export type Announcement = { audit?: AuditEvent[]; mails?: NotificationMail[]; events?: LiveEvent[] }

/**
 * Writes audit entries, notifications and live events in the transaction of the change, so that they take effect only
 * if it commits.
 */
export async function announce(tx: Queryable, ...announcements: Announcement[]): Promise<void> {
  for (const { audit = [], mails = [], events = [] } of announcements) {
    for (const entry of audit) await record(tx, entry)
    for (const mail of mails) await notifyByMail(tx, mail)
    for (const event of events) await emitEvent(tx, event)
  }
}
