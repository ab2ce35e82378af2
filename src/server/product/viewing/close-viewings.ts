import type { ViewingClosedWhy } from '#contract/viewing-status'
import type { Queryable } from '../../platform/db/database.ts'
import { cancelOf, cancelOn } from './end-viewing.store.ts'
import { announceViewing } from './viewing-events.ts'
import { viewingCancelled } from './viewing-mails.ts'

export async function closeViewingsOn(
  tx: Queryable,
  propertyIds: string[],
  why: ViewingClosedWhy,
  now = new Date(),
): Promise<void> {
  for (const viewing of await cancelOn(tx, propertyIds, why, now))
    await announceViewing(tx, viewing, viewingCancelled(viewing))
}

export async function closeViewingsOf(
  tx: Queryable,
  { id, email }: { id: string; email: string },
  now = new Date(),
): Promise<void> {
  for (const viewing of await cancelOf(tx, id, now)) {
    const mails = viewingCancelled(viewing).filter(({ to }) => to !== email)
    await announceViewing(tx, viewing, mails)
  }
}
