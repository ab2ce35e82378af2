import { and, asc, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { NIL } from 'uuid'
import type { Message } from '#contract/conversation'
import type { Page, Paged } from '#contract/list'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { conversationMembers, conversations, messages } from '../tables/conversation.ts'

const isMember = (conversationId: string, userId: string) =>
  and(eq(conversationMembers.userId, userId), eq(conversationMembers.conversationId, conversationId))

type MessageKey = { conversationId: string; senderId: string; key: string }

export async function messageUnderKey(tx: Queryable, { conversationId, senderId, key }: MessageKey) {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.senderId, senderId), eq(messages.key, key)))
  return row?.id
}

export async function latestMessageIn(tx: Queryable, conversationId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.id))
    .limit(1)
  return row?.id
}

type NewMessage = {
  id: string
  conversationId: string
  senderId: string
  text: string
  key: string | undefined
  createdAt: Date
}

/** Adds a message, unread for the participant in `people` who did not write it. Requires the conversation's lock. */
export async function addMessage(tx: Queryable, message: NewMessage, people: string[]): Promise<void> {
  const { id: latestId, conversationId, senderId, createdAt } = message
  await tx.insert(messages).values(message)
  await tx.update(conversations).set({ latestAt: createdAt }).where(eq(conversations.id, conversationId))
  const rows = people.map((userId) => ({ conversationId, userId, latestId, unread: userId === senderId ? 0 : 1 }))
  await tx
    .insert(conversationMembers)
    .values(rows)
    .onConflictDoUpdate({
      target: [conversationMembers.userId, conversationMembers.conversationId],
      set: { latestId, unread: sql`${conversationMembers.unread} + excluded.unread` },
    })
}

/**
 * Marks the messages of the other participant as read, up to and including one. Requires the conversation's lock, so
 * that no message is counted twice or missed.
 */
export async function markRead(
  tx: Queryable,
  { conversationId, userId, upTo }: { conversationId: string; userId: string; upTo: string },
): Promise<void> {
  const { readUpTo, latestId } = conversationMembers
  const mark = sql`greatest(${readUpTo}, least(${upTo}::uuid, ${latestId}))`
  const left = tx
    .select({ count: sql`count(*)::int` })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), ne(messages.senderId, userId), gt(messages.id, mark)))
  await tx
    .update(conversationMembers)
    .set({ readUpTo: mark, unread: sql`(${left})` })
    .where(isMember(conversationId, userId))
}

const fieldsFor = <More extends Record<string, SQL>>(more: More) => ({
  _id: messages.id,
  text: messages.text,
  createdAt: sql<string>`${isoMoment(messages.createdAt)}`,
  ...more,
})

export const messagesIn = (
  db: Database,
  { conversationId, viewerId }: { conversationId: string; viewerId: string },
  page: Page,
): Promise<Paged<Message>> =>
  newestFirst(db, { table: messages, where: eq(messages.conversationId, conversationId), page }, (query) =>
    db
      .select(fieldsFor({ isOwn: sql<boolean>`${messages.senderId} = ${viewerId}` }))
      .from(messages)
      .where(query.where)
      .orderBy(query.orderBy)
      .limit(query.limit),
  )

export const messagesUpTo = (
  db: Database,
  { conversationId, upTo, buyerId }: { conversationId: string; upTo: string; buyerId: string },
  page: Page,
) => {
  const where = and(eq(messages.conversationId, conversationId), lte(messages.id, upTo))
  const by = sql<'buyer' | 'agent'>`case when ${messages.senderId} = ${buyerId} then 'buyer' else 'agent' end`
  return newestFirst(db, { table: messages, where, page }, (query) =>
    db.select(fieldsFor({ by })).from(messages).where(query.where).orderBy(query.orderBy).limit(query.limit),
  )
}

type Reader = { conversationId: string; userId: string }

export async function unmailedMessages(tx: Queryable, { conversationId, userId }: Reader, most: number) {
  const { readUpTo, mailedUpTo } = conversationMembers
  return tx
    .select({ id: messages.id, text: messages.text, createdAt: messages.createdAt })
    .from(conversationMembers)
    .innerJoin(messages, eq(messages.conversationId, conversationMembers.conversationId))
    .where(
      and(
        isMember(conversationId, userId),
        eq(messages.conversationId, conversationId),
        ne(messages.senderId, userId),
        sql`${messages.id} > coalesce(greatest(${readUpTo}, ${mailedUpTo}), ${NIL})`,
      ),
    )
    .orderBy(asc(messages.id))
    .limit(most)
}

export async function markMailed(tx: Queryable, { conversationId, userId }: Reader): Promise<void> {
  await tx
    .update(conversationMembers)
    .set({ mailedUpTo: conversationMembers.latestId })
    .where(isMember(conversationId, userId))
}
