import type { Role } from '#contract/user'
import { record } from '../audit/audit.store.ts'
import { firstProfile } from '../auth/auth.rules.ts'
import { forgetAdminGrant } from '../auth/auth.store.ts'
import type { Queryable } from '../db/database.ts'
import { withdrawHomes } from './agent-homes.ts'
import { bindIdentity, changeUser, userForUpdate, userOfIdentity } from './user.store.ts'

/** Who has proven an address that another had registered, as their provider shows them. */
type Owner = { issuer: string; subject: string; email: string; name: string | undefined; picture: string | undefined }

/**
 * Passes a person's row to the owner of its address, under the owner's name and picture. Whoever had it before loses the role
 * agent or admin with what it allowed, and the owner does not get it; fraud stays, and so does a role that waits for its person.
 * Nothing happens to a row that belongs to another sign-in.
 */
export async function handOverUser(tx: Queryable, { issuer, subject, email, ...owner }: Owner): Promise<void> {
  const wasUsed = (await userOfIdentity(tx, { issuer, subject })) !== undefined
  const profile = firstProfile({ email, ...owner })
  const bound = await bindIdentity(tx, { issuer, subject, email, ...profile })
  const before = bound && (await userForUpdate(tx, bound.id))
  if (!before) return
  const losesRole = wasUsed && (before.role === 'agent' || before.role === 'admin')
  const role = losesRole ? null : before.role
  await changeUser(tx, before.id, { ...profile, role })
  const taken = losesRole ? await endRole(tx, before) : {}
  await record(tx, {
    action: 'hand over to the owner of the e-mail',
    kind: 'user',
    id: before.id,
    before: { email: before.email, name: before.name, role: before.role },
    after: { name: profile.name, role, ...taken },
  })
}

/** An admin's grant by ADMIN_EMAIL counts again at the next start: who spent it had not proven the address. */
async function endRole(tx: Queryable, { email, role }: { email: string; role: Role | null }) {
  if (role === 'admin') await forgetAdminGrant(tx, email)
  return withdrawHomes(tx, email)
}
