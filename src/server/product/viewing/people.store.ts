import { asc, eq, or } from 'drizzle-orm'
import { userColumns } from '../../platform/access/caller.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/user.ts'

/**
 * Locks the buyer and the agent in the order of their ids, so that requests of a buyer, and times of an agent, are
 * handled one after another. Must precede the lock of a home (D-61).
 */
export async function lockedPeople(tx: Queryable, { buyerId, agentEmail }: { buyerId: string; agentEmail: string }) {
  const rows = await tx
    .select(userColumns)
    .from(users)
    .where(or(eq(users.id, buyerId), eq(users.email, agentEmail)))
    .orderBy(asc(users.id))
    .for('no key update')
  return { buyer: rows.find(({ id }) => id === buyerId), agent: rows.find(({ email }) => email === agentEmail) }
}

export async function userIdOf(db: Queryable, email: string): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id
}
