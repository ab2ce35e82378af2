import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/database.ts'
import { users } from '../../../platform/db/tables/user.ts'
import { feedAddresses } from '../../tables/feed.ts'

export async function secretOf(db: Queryable, ownerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ secret: feedAddresses.secret })
    .from(feedAddresses)
    .where(eq(feedAddresses.ownerId, ownerId))
  return row?.secret
}

export async function setSecret(db: Queryable, ownerId: string, secret: string): Promise<void> {
  await db
    .insert(feedAddresses)
    .values({ ownerId, secret })
    .onConflictDoUpdate({ target: feedAddresses.ownerId, set: { secret, createdAt: new Date() } })
}

export async function removeSecret(db: Queryable, ownerId: string): Promise<number> {
  const removed = await db.delete(feedAddresses).where(eq(feedAddresses.ownerId, ownerId))
  return removed.rowCount ?? 0
}

export async function agentAt(db: Queryable, secret: string) {
  const [agent] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(feedAddresses)
    .innerJoin(users, eq(users.id, feedAddresses.ownerId))
    .where(and(eq(feedAddresses.secret, secret), inArray(users.role, ['agent', 'admin'])))
  return agent
}
