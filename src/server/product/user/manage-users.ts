import type { Role } from '#contract/user'
import * as t from '#messages/mails'
import { admit, type Caller } from '../../platform/access/caller.ts'
import { type Actor, type AuditEvent, record } from '../../platform/audit/audit.store.ts'
import { allowLongWork } from '../../platform/db/allow-long-work.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { notify } from '../notification/notify.ts'
import type { Clock } from '../offer/lapse.ts'
import { endSharingOf } from '../sharing/end-sharing.ts'
import { restoreHomes, withdrawHomes } from './agent-homes.ts'
import { closeAccount } from './close-account.ts'
import { checkMayBecome, checkMayChange } from './user.rules.ts'
import { lockedWithAdmins, setRole } from './user-list.store.ts'

type Dependencies = Clock & { db: Database }

/**
 * Sets a user's role. Marking an agent as fraud also hides their unsold homes and closes offers on them in the same
 * transaction (P-39).
 */
export const giveRole = ({ db, now }: Dependencies, actor: Actor<Caller>, id: string, role: Role): Promise<void> =>
  db.transaction((tx) => giveRoleIn(tx, actor, id, role, { now }))

/** Sets a user's role in the caller's transaction, which must not have locked any rows before. */
export async function giveRoleIn(
  tx: Queryable,
  actor: Actor<Caller>,
  id: string,
  role: Role,
  clock: Clock,
): Promise<void> {
  const person = await lockedForChange(tx, actor.caller, id)
  checkMayBecome(role, person)
  await setRole(tx, id, role)
  if (role === 'fraud') await endSharingOf(tx, person)
  const homes = await changeHomes(tx, person, role, clock)
  await notify(tx, {
    email: person.email,
    kind: 'roles',
    text: () => t.roleGiven({ role: role === 'fraud' ? 'other' : role }),
    page: 'profile',
  })
  const before = { email: person.email, role: person.role }
  await announceUser(tx, id, { actor, action: 'set role', before, after: { role, ...homes } })
}

/**
 * Locks the user and checks again that the caller is an admin, because they may have lost the role while waiting for
 * the lock.
 */
async function lockedForChange(tx: Queryable, { id: callerId }: Caller, id: string) {
  const { person, caller, admins } = await lockedWithAdmins(tx, { id, callerId })
  admit('admin', caller)
  checkMayChange({ id: callerId }, person, admins)
  return person
}

/**
 * Hides the homes of a user who is marked as fraud, and shows hidden homes of a user who had no role: these may belong
 * to a former agent whose account was transferred to this user.
 */
async function changeHomes(tx: Queryable, person: { email: string; role: Role | null }, role: Role, clock: Clock) {
  if (role === 'fraud') return withdrawHomes(tx, person.email, clock)
  return person.role === null ? restoreHomes(tx, person.email) : {}
}

export async function removeUser({ db, now }: Dependencies, actor: Actor<Caller>, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await allowLongWork(tx) // an agent may have imported any number of homes
    const { email, name, role } = await lockedForChange(tx, actor.caller, id)
    const before = { email, name, role, ...(await closeAccount(tx, { id, email }, { now })) }
    await announceUser(tx, id, { actor, action: 'delete', before })
  })
}

async function announceUser(tx: Queryable, id: string, audit: Omit<AuditEvent, 'kind' | 'id'>): Promise<void> {
  await record(tx, { ...audit, kind: 'user', id })
  await emitEvent(tx, { topic: 'people', id, admins: true })
}
