import { isolated } from '#contract/isolated'
import * as t from '#messages/mails'
import type { Queryable } from '../../platform/db/database.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { notify } from '../notification/notify.ts'
import { partnerOf, removeSharing } from './sharing.store.ts'

/** `name`: undefined if the account is being deleted, as the notification must not keep the name. */
type Person = { id: string; name?: string }

/**
 * Ends the sharing of a person and notifies their partner. `withId`: only if the partner is this person, as when
 * blocking. Returns false if there is no sharing.
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
