import type { Queryable } from '../../platform/db/database.ts'
import { markEmailVerified, userOfIdentity } from '../user/user.store.ts'
import { grantOwedAdmin } from './first-admin.ts'

/** Marks a user's address as proven, which makes them an admin if ADMIN_EMAIL waits for it. */
export async function verifyAddress(tx: Queryable, identity: { issuer: string; subject: string }): Promise<void> {
  const user = await userOfIdentity(tx, identity)
  if (!user) return
  await markEmailVerified(tx, user.id)
  await grantOwedAdmin(tx, user.email)
}
