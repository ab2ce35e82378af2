import type { Queryable } from '../db/database.ts'
import { claimAdminGrant, rememberAdminGrant } from './auth.store.ts'

/**
 * Makes the person of ADMIN_EMAIL an admin: at once when they have signed in before, else at their first /jwt. It happens once
 * for an address, so a later demotion or deletion holds, whatever the setting still says.
 */
export async function grantFirstAdmin(db: Queryable, email: string): Promise<void> {
  await rememberAdminGrant(db, email.toLowerCase())
  await claimAdminGrant(db, email.toLowerCase())
}
