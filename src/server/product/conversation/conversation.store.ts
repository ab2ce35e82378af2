import { and, asc, eq, exists, inArray, ne, or, sql } from 'drizzle-orm'
import { userColumns } from '../../platform/access/caller.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/user.ts'
import { conversationMembers, conversations, messageBlocks } from '../tables/conversation.ts'
import { properties } from '../tables/property.ts'
import { propertyFields } from '../tables/property-fields.ts'

/** Locks both participants in a fixed order: neither role nor account changes until the transaction ends (D-61). */
export async function peopleForKeyShare(tx: Queryable, ids: string[]) {
  return tx.select(userColumns).from(users).where(inArray(users.id, ids)).orderBy(asc(users.id)).for('key share')
}

export async function personUnder(db: Queryable, email: string) {
  const [row] = await db.select(userColumns).from(users).where(eq(users.email, email))
  return row
}

export async function homeOfConversation(db: Queryable, id: string, lock?: 'key share') {
  const { _id, title, email, status, sold, withdrawn, market, propertyImage } = propertyFields
  const query = db
    .select({ _id, title, email, status, sold, withdrawn, market, propertyImage })
    .from(properties)
    .where(eq(properties.id, id))
  const [row] = await (lock ? query.for(lock) : query)
  return row && { ...row, status: row.status ?? undefined, market: row.market ?? undefined }
}

type ConversationKey = { propertyId: string; buyerId: string }

export async function conversationBetween(db: Queryable, { propertyId, buyerId }: ConversationKey) {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.propertyId, propertyId), eq(conversations.buyerId, buyerId)))
  return row?.id
}

/**
 * Returns the conversation of this home and buyer, adding it if there is none; the caller must then add its first
 * message.
 */
export async function findOrAddConversation(
  tx: Queryable,
  { now, ...conversation }: ConversationKey & { agentId: string; title: string; now: Date },
): Promise<string> {
  const [added] = await tx
    .insert(conversations)
    .values({ ...conversation, createdAt: now, latestAt: now })
    .onConflictDoNothing({ target: [conversations.propertyId, conversations.buyerId] })
    .returning({ id: conversations.id })
  const id = added?.id ?? (await conversationBetween(tx, conversation))
  if (!id) throw new Error('a conversation is neither there nor new')
  return id
}

const isIn = (userId: string) => or(eq(conversations.buyerId, userId), eq(conversations.agentId, userId))
const columns = {
  id: conversations.id,
  title: conversations.title,
  buyerId: conversations.buyerId,
  agentId: conversations.agentId,
}

export async function peopleOf(db: Queryable, userId: string, id: string) {
  const [row] = await db
    .select(columns)
    .from(conversations)
    .where(and(eq(conversations.id, id), isIn(userId)))
  return row
}

/**
 * Locks a conversation, so that its messages and read marks change one after another. Must be the last lock that a
 * transaction takes (D-61). Returns false if the conversation is gone.
 */
export async function lockConversation(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('update')
  return rows.length === 1
}

export async function leaveConversations(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(messageBlocks).where(or(eq(messageBlocks.blockerId, userId), eq(messageBlocks.blockedId, userId)))
  const own = tx
    .select({ id: conversationMembers.conversationId })
    .from(conversationMembers)
    .where(eq(conversationMembers.userId, userId))
  // Locked, so that of two users who leave concurrently the second sees that the first has left.
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.id, own))
    .orderBy(asc(conversations.id))
    .for('update')
  const others = tx
    .select({ one: sql`1` })
    .from(conversationMembers)
    .where(and(eq(conversationMembers.conversationId, conversations.id), ne(conversationMembers.userId, userId)))
  await tx.delete(conversations).where(and(inArray(conversations.id, own), sql`not ${exists(others)}`))
  await tx.delete(conversationMembers).where(eq(conversationMembers.userId, userId))
}
