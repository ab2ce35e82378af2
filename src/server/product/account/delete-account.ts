import type { Caller } from '../../platform/access/caller.ts'
import { type Actor, record } from '../../platform/audit/audit.store.ts'
import { allowLongWork } from '../../platform/db/allow-long-work.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PersonalData } from '../../platform/noun/personal-data.store.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { countTry, forgiveTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { IdentityProvider } from '../../providers/identity/identity.ts'
import { closeAccount } from '../user/close-account.ts'
import { lockedWithAdmins } from '../user/user-list.store.ts'
import { checkIsRecent, checkMayLeave, wrongPassword } from './account.rules.ts'
import { identityOf } from './delete-account.store.ts'
import { signedInAt } from './own-sign-ins.store.ts'

const tries: RateLimit = { what: 'deletion of an account', most: 10, seconds: 60 }

type Dependencies = { db: Database; identity: IdentityProvider; now: () => Date; personalData: PersonalData[] }
type Self = Actor<Caller> & { request: Parameters<typeof clientAddress>[0] }

/**
 * Deletes the caller's own account by the rules of P-40. Sales and reviews stay without name and address, so that a
 * later user with the address doesn't find them (P-99).
 */
export async function deleteOwnAccount(
  dependencies: Dependencies,
  self: Self,
  password: string | undefined,
): Promise<void> {
  const { db, identity, now, personalData } = dependencies
  const { caller } = self
  await checkIsThem(dependencies, self, password)
  await db.transaction(async (tx) => {
    await allowLongWork(tx) // an agent may have imported any number of homes
    const { person, admins } = await lockedWithAdmins(tx, { id: caller.id, callerId: caller.id })
    checkMayLeave(person, admins)
    const { subject } = (await identityOf(tx, caller.id)) ?? {}
    const closed = await closeAccount(tx, { id: caller.id, email: caller.email }, { now })
    for (const { forget } of personalData) await forget?.(tx, caller)
    if (subject) await identity.accounts?.remove(tx, subject)
    const before = { role: person.role, ...closed }
    await record(tx, { action: 'delete own account', kind: 'user', id: caller.id, before })
  })
}

async function checkIsThem(
  { db, identity, now }: Dependencies,
  { caller, request }: Self,
  password: string | undefined,
) {
  const { subject } = (await identityOf(db, caller.id)) ?? {}
  await countTry(db, tries, caller.id)
  const proof = { subject: subject ?? '', password: password ?? '', address: clientAddress(request) }
  const verdict = (await identity.accounts?.verifyPassword(proof)) ?? 'noPassword'
  if (verdict === 'wrong') throw wrongPassword()
  if (verdict === 'noPassword') checkIsRecent(await signedInAt(db, caller.signInId), now())
  await forgiveTry(db, tries, caller.id)
}
