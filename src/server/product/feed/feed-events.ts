import type { Actor } from '../../platform/audit/audit.store.ts'
import { record } from '../../platform/audit/audit.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'

type FeedEvent = { id: string; agentEmail: string }
type Recorded = { actor?: Actor; action: string; before?: unknown; after?: unknown }

export async function announceFeed(tx: Queryable, { id, agentEmail }: FeedEvent, audit?: Recorded): Promise<void> {
  if (audit) await record(tx, { ...audit, kind: 'feed', id })
  await emitEvent(tx, { topic: 'feeds', id, admins: true, emails: [agentEmail] })
}
