import type { Queryable } from '../../platform/db/database.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type NotificationMail, notifyByMail } from '../notification/notify.ts'
import type { StoredViewing } from './viewing.store.ts'

export async function announceViewing(
  tx: Queryable,
  viewing: StoredViewing,
  mails: NotificationMail[],
  by?: { id: string; email: string },
): Promise<void> {
  for (const mail of mails) await notifyByMail(tx, { ...mail, ...(by && mail.to !== by.email && { senderId: by.id }) })
  await emitEvent(tx, { to: [viewing.agentId, viewing.buyerId], topic: 'viewings', id: viewing._id })
}
