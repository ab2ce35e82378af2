import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { adminGrants, users } from '../../platform/db/tables/user.ts'

export async function rememberAdminGrant(db: Queryable, email: string): Promise<void> {
  await db.insert(adminGrants).values({ email }).onConflictDoNothing()
}

/** Deletes the record of a used grant, so that the next start grants ADMIN_EMAIL again. */
export async function forgetAdminGrant(tx: Queryable, email: string): Promise<void> {
  await tx.delete(adminGrants).where(eq(adminGrants.email, email))
}

const owedTo = (email: string) => and(eq(adminGrants.email, email), isNull(adminGrants.grantedAt))

export async function isOwedAdmin(db: Queryable, email: string): Promise<boolean> {
  return (await db.$count(adminGrants, owedTo(email))) > 0
}

/**
 * Uses up the admin grant of an address. Returns the user with their previous role; `undefined` without an unused
 * grant, or before the user's first sign-in.
 */
export async function takeAdminGrant(
  tx: Queryable,
  email: string,
): Promise<{ id: string; role: string | null } | undefined> {
  const person = and(eq(users.email, email), isNotNull(users.issuer), eq(users.mustVerifyEmail, false))
  const taken = await tx
    .update(adminGrants)
    .set({ grantedAt: sql`now()` })
    .where(and(owedTo(email), exists(tx.select({ id: users.id }).from(users).where(person))))
    .returning({ email: adminGrants.email })
  if (taken.length === 0) return undefined
  const [before] = await tx.select({ id: users.id, role: users.role }).from(users).where(person).for('update')
  await tx.update(users).set({ role: 'admin' }).where(person)
  return before
}
