import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { signIns } from '../db/tables/sign-in.ts'
import { users } from '../db/tables/user.ts'

/** What is read of a user to decide what they may do. */
export const userColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  photoUrl: users.photoUrl,
  role: users.role,
}

/** The user of a sign-in that has not ended, in one read by two primary keys: it happens at every request. */
export async function userOfSignIn(db: Queryable, { userId, signInId }: { userId: string; signInId: string }) {
  const [user] = await db
    .select(userColumns)
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(and(eq(signIns.id, signInId), eq(signIns.userId, userId), isNull(signIns.endedAt)))
  return user
}

/**
 * Reads a user `for key share`: neither role nor account changes until the transaction ends. Taken before the row of any
 * property, offer or payment.
 */
export async function userForKeyShare(tx: Queryable, id: string) {
  const [user] = await tx.select(userColumns).from(users).where(eq(users.id, id)).for('key share')
  return user
}
