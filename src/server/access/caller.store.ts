import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
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

const userOfOpenSignIn = prepared((db) =>
  db
    .select(userColumns)
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(
      and(
        eq(signIns.id, sql.placeholder('signInId')),
        eq(signIns.userId, sql.placeholder('userId')),
        isNull(signIns.endedAt),
      ),
    )
    .prepare('user_of_sign_in'),
)

/** The user of a sign-in that has not ended, in one read by two primary keys: it happens at every request. */
export async function userOfSignIn(db: Database, { userId, signInId }: { userId: string; signInId: string }) {
  const [user] = await userOfOpenSignIn(db).execute({ userId, signInId })
  return user
}

/**
 * Reads a user `for key share`: neither role nor account changes until the transaction ends. Taken before the row of any
 * property, offer or payment.
 */
export async function userForKeyShare(tx: Queryable, id: string) {
  const [user] = await tx
    .select(userColumns)
    .from(users)
    .where(eq(users.id, id))
    .for('key share')
    .prepare('user_for_key_share')
    .execute()
  return user
}
