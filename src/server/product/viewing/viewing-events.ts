import type { Queryable } from '../../platform/db/database.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type NotificationMail, notifyByMail } from '../notification/notify.ts'
import type { StoredViewing } from './viewing.store.ts'

/**
 * Announces a change of a viewing, in the transaction that changes it: by mail and in the bell, and on the open pages of buyer
 * and agent. `by`: the person who did it.
 */
export async function announceViewing(
  tx: Queryable,
  viewing: StoredViewing,
  mails: NotificationMail[],
  by?: { id: string; email: string },
): Promise<void> {
  for (const mail of mails) await notifyByMail(tx, { ...mail, ...(by && mail.to !== by.email && { senderId: by.id }) })
  await emitEvent(tx, { to: [viewing.agentId, viewing.buyerId], topic: 'viewings', id: viewing._id })
}
