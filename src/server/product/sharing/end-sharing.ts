import { isolated } from '#contract/isolated'
import * as t from '#messages/mails'
import type { Queryable } from '../../platform/db/database.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { notify } from '../notification/notify.ts'
import { partnerOf, removeSharing } from './sharing.store.ts'

/** `name`: undefined if the account is being deleted, whose name the notification must not keep. */
type Person = { id: string; name?: string }

/**
 * Ends the sharing of a person, and tells their partner. `withId`: only if the partner is this one, as at a block.
 * Returns false if there is none.
 */
export async function endSharingOf(tx: Queryable, person: Person, withId?: string): Promise<boolean> {
  const partner = await partnerOf(tx, person.id)
  if (!partner || (withId !== undefined && partner.id !== withId)) return false
  if (!(await removeSharing(tx, partner.sharingId))) return false
  const { name } = person
  const text = () => (name === undefined ? t.partnerLeft() : t.sharingEnded({ name: isolated(name) }))
  await notify(tx, { email: partner.email, kind: 'wishes', text, page: 'together' })
  for (const topic of ['wishes', 'notes'] as const) await emitEvent(tx, { topic, to: [person.id, partner.id] })
  return true
}
