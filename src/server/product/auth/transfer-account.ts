import type { Role } from '#contract/user'
import { record } from '../../platform/audit/audit.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Person } from '../../providers/identity/identity.ts'
import type { Clock } from '../offer/lapse.ts'
import { withdrawHomes } from '../user/agent-homes.ts'
import { bindIdentity, changeUser, userForUpdate, userOfIdentity } from '../user/user.store.ts'
import { forgetAdminGrant } from './admin-grant.store.ts'
import { ownProfile } from './own-photo.ts'

/**
 * Transfers an account to the user who has proven to own its e-mail address, with that user's name and photo. The role
 * of agent or admin is removed; the mark as fraud stays, and so does a role that takes effect at the first sign-in.
 * Changes nothing if the account is bound to another identity.
 */
export async function transferAccount(
  tx: Queryable,
  { issuer, subject, email, ...owner }: Person,
  clock: Clock,
): Promise<void> {
  const known = await userOfIdentity(tx, { issuer, subject })
  const profile = await ownProfile(tx, { email, ...owner }, known)
  const bound = await bindIdentity(tx, { issuer, subject, email, ...profile })
  const before = bound && (await userForUpdate(tx, bound.id))
  if (!before) return
  const losesRole = known && (before.role === 'agent' || before.role === 'admin')
  const role = losesRole ? null : before.role
  await changeUser(tx, before.id, { ...profile, role })
  const taken = losesRole ? await endRole(tx, before, clock) : {}
  await record(tx, {
    action: 'hand over to the owner of the e-mail',
    kind: 'user',
    id: before.id,
    before: { email: before.email, name: before.name, role: before.role },
    after: { name: profile.name, role, ...taken },
  })
}

async function endRole(tx: Queryable, { email, role }: { email: string; role: Role | null }, clock: Clock) {
  if (role === 'admin') await forgetAdminGrant(tx, email)
  return withdrawHomes(tx, email, clock)
}
