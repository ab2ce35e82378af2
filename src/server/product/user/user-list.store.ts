import { asc, eq, inArray, or } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Paged } from '#contract/list'
import type { Role, User, userApi } from '#contract/user'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { liveEvents } from '../../platform/db/tables/live-event.ts'
import { userFields, users } from '../../platform/db/tables/user.ts'
import { hasEveryWord } from '../../platform/db/word-search.ts'
import { leaveConversations } from '../conversation/conversation.store.ts'
import { digestEntries, notifications } from '../tables/notification.ts'
import { alerts } from '../tables/saved-search.ts'

export async function listUsers(db: Database, filter: z.output<typeof userApi.list.query>): Promise<Paged<User>> {
  const where = await hasEveryWord(db, users.words, filter.q)
  const page = await newestFirst(db, { table: users, where, page: filter }, (query) =>
    db.select(userFields).from(users).where(query.where).orderBy(query.orderBy).limit(query.limit),
  )
  return { ...page, rows: page.rows.map((row) => ({ ...row, role: row.role ?? undefined })) }
}

/**
 * Returns the user, the caller and the number of admins; all are locked, in a fixed order, until the transaction ends.
 */
export async function lockedWithAdmins(tx: Queryable, { id, callerId }: { id: string; callerId: string }) {
  const rows = await tx
    .select({ id: users.id, email: users.email, name: users.name, role: users.role })
    .from(users)
    .where(or(inArray(users.id, [id, callerId]), eq(users.role, 'admin')))
    .orderBy(asc(users.id))
    .for('update')
  return {
    person: rows.find((row) => row.id === id),
    caller: rows.find((row) => row.id === callerId),
    admins: rows.filter((row) => row.role === 'admin').length,
  }
}

export async function setRole(tx: Queryable, id: string, role: Role): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, id))
}

/**
 * Deletes a user with wishlist, saved searches, alerts, notifications and events. Conversations stay for the other
 * participants.
 */
export async function deleteUser(tx: Queryable, id: string): Promise<void> {
  await leaveConversations(tx, id)
  await tx.delete(liveEvents).where(eq(liveEvents.userId, id))
  await tx.delete(notifications).where(eq(notifications.userId, id))
  await tx.delete(digestEntries).where(eq(digestEntries.userId, id))
  await tx.delete(alerts).where(eq(alerts.userId, id))
  await tx.delete(users).where(eq(users.id, id))
}
