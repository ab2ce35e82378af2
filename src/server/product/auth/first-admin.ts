import { comparableEmail } from '#contract/email'
import { record } from '../../platform/audit/audit.store.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { isOwedAdmin, rememberAdminGrant, takeAdminGrant } from './admin-grant.store.ts'

/**
 * Makes the user with the address ADMIN_EMAIL an admin: now if they have signed in before, otherwise at their first
 * sign-in (`/jwt`). This happens only once per address, so that a later demotion or deletion stays in effect.
 */
export async function grantFirstAdmin(db: Database, email: string): Promise<void> {
  await rememberAdminGrant(db, comparableEmail(email))
  await claimAdminGrant(db, comparableEmail(email))
}

export async function claimAdminGrant(db: Database, email: string): Promise<void> {
  if (!(await isOwedAdmin(db, email))) return
  await db.transaction((tx) => grantOwedAdmin(tx, email))
}

/**
 * Makes a user an admin if ADMIN_EMAIL names this address. Does nothing before a required verification of the address.
 */
export async function grantOwedAdmin(tx: Queryable, email: string): Promise<void> {
  const person = await takeAdminGrant(tx, email)
  if (!person) return
  const before = { email, role: person.role }
  await record(tx, { action: 'set role', kind: 'user', id: person.id, before, after: { role: 'admin' } })
}
