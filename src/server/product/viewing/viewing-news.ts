import type { Queryable } from '../../platform/db/database.ts'
import { publish } from '../../platform/events/publish.ts'
import { type News, tell } from '../notification/tell.ts'
import type { StoredViewing } from './viewing.store.ts'

/** Tells people what has become of a viewing, in the transaction that changes it: by mail and bell, and the open pages of both. `by`: who did it. */
export async function announce(
  tx: Queryable,
  viewing: StoredViewing,
  news: News[],
  by?: { id: string; email: string },
): Promise<void> {
  for (const one of news) await tell(tx, { ...one, ...(by && one.to !== by.email && { senderId: by.id }) })
  await publish(tx, { to: [viewing.agentId, viewing.buyerId], topic: 'viewings', id: viewing._id })
}
