import type { Queryable } from '../../platform/db/database.ts'
import { announce } from '../announce/announce.ts'
import type { NotificationMail } from '../notification/notify.ts'
import type { StoredViewing } from './viewing.store.ts'

export async function announceViewing(
  tx: Queryable,
  { _id: id, agentId, buyerId }: StoredViewing,
  mails: NotificationMail[],
  by?: { id: string; email: string },
): Promise<void> {
  await announce(tx, {
    mails: mails.map((mail) => ({ ...mail, ...(by && mail.to !== by.email && { senderId: by.id }) })),
    events: [{ topic: 'viewings', id, to: [agentId, buyerId] }],
  })
}
