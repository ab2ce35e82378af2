import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { runPrepared } from '../db/prepared.ts'
import { EMBEDDED_ISSUER, identityUsers } from '../db/tables/identity.ts'
import { signIns } from '../db/tables/sign-in.ts'
import { users } from '../db/tables/user.ts'

export const userColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  photoUrl: users.photoUrl,
  role: users.role,
}

export async function userOfSignIn(db: Queryable, holder: { userId: string; signInId: string }) {
  const ofOpenSignIn = () =>
    db
      .select({ ...userColumns, mustVerifyEmail: users.mustVerifyEmail })
      .from(signIns)
      .innerJoin(users, eq(users.id, signIns.userId))
      .where(
        and(
          eq(signIns.id, sql.placeholder('signInId')),
          eq(signIns.userId, sql.placeholder('userId')),
          isNull(signIns.endedAt),
        ),
      )
  const [user] = await runPrepared(db, 'user_of_sign_in', ofOpenSignIn, holder)
  return user
}

export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const ofUser = and(eq(users.id, userId), eq(users.issuer, EMBEDDED_ISSUER), eq(identityUsers.twoFactorEnabled, true))
  const found = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(identityUsers, eq(identityUsers.id, users.subject))
    .where(ofUser)
  return found.length > 0
}

/**
 * Returns a user, locked `for key share`: the role and account can't change until the transaction ends. Must precede
 * locks of properties, offers and payments.
 */
export async function userForKeyShare(tx: Queryable, id: string) {
  const byId = () =>
    tx
      .select(userColumns)
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .for('key share')
  const [user] = await runPrepared(tx, 'user_for_key_share', byId, { id })
  return user
}
