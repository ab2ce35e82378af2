import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { MAX_TOTAL, type Page, type Paged } from '#contract/list'
import { countUpTo } from '../../platform/db/bounded-count.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { madeBefore, pageOf, rowsAsked } from '../../platform/db/keyset.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { users } from '../../platform/db/tables/user.ts'
import { conversationMembers, conversations, messageBlocks, messages } from '../tables/conversation.ts'
import { properties } from '../tables/property.ts'

export type ViewedConversation = Awaited<ReturnType<typeof viewed>>[number]

const other = alias(users, 'other')
const latest = alias(messages, 'latest')
const MAX_SHOWN = 200

const { userId, conversationId, latestId, unread } = conversationMembers
const isBuyer = sql<boolean>`${conversations.buyerId} = ${userId}`
const otherId = sql`case when ${isBuyer} then ${conversations.agentId} else ${conversations.buyerId} end`
/**
 * The condition that `blocker` has blocked `blocked`. `limit` makes PostgreSQL look up one block by its key; `exists`
 * would read and hash all blocks.
 */
const blocks = (blocker: SQL, blocked: SQL) =>
  sql<boolean>`(select 1 from ${messageBlocks} where blocker_id = ${blocker} and blocked_id = ${blocked} limit 1) is not null`
const hasPage = sql`(${properties.status} = 'verified' and ${properties.withdrawnAt} is null or not ${isBuyer})`

const fields = {
  _id: conversations.id,
  propertyId: sql<string | null>`case when ${hasPage} then ${properties.id} end`,
  propertyTitle: sql<string>`coalesce(${properties.title}, ${conversations.title})`,
  propertyImage: sql<string | null>`case when ${hasPage} then ${properties.image} end`,
  isBuyer,
  other: { id: other.id, name: other.name, photoUrl: other.photoUrl, role: other.role },
  hasBlocked: blocks(sql`${userId}`, otherId),
  isBlocked: blocks(otherId, sql`${userId}`),
  isForSale: sql<boolean>`(${properties.status} = 'verified' and ${properties.soldAt} is null and ${properties.withdrawnAt} is null) is true`,
  readByOther: sql<string | null>`(select seen.read_up_to from conversation_member seen
    where seen.user_id = ${otherId} and seen.conversation_id = ${conversations.id})`,
  unread,
  latestId,
  latest: {
    text: sql<string>`left(${latest.text}, ${MAX_SHOWN})`,
    isOwn: sql<boolean>`${latest.senderId} = ${userId}`,
    createdAt: sql<string>`${isoMoment(latest.createdAt)}`,
  },
}

const viewed = (db: Queryable, where: SQL | undefined) =>
  db
    .select(fields)
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .innerJoin(latest, eq(latest.id, latestId))
    .leftJoin(properties, eq(properties.id, conversations.propertyId))
    .leftJoin(other, eq(other.id, otherId))
    .where(where)

export async function conversationsOf(
  db: Database,
  viewerId: string,
  { unread: onlyUnread, ...page }: Page & { unread?: 'true' | undefined },
): Promise<Paged<ViewedConversation>> {
  const where = and(eq(userId, viewerId), onlyUnread && gt(unread, sql`0`))
  const orderBy = [desc(latestId)]
  const [rows, total] = await Promise.all([
    viewed(db, and(where, madeBefore(latestId, page)))
      .orderBy(...orderBy)
      .limit(rowsAsked(page)),
    countUpTo(db, { table: conversationMembers, where, orderBy, max: MAX_TOTAL }),
  ])
  return pageOf(rows, page, total, (row) => [row.latestId])
}

export async function conversationOf(db: Queryable, viewerId: string, id: string) {
  const [row] = await viewed(db, and(eq(userId, viewerId), eq(conversationId, id)))
  return row
}
