import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/db/tables/columns.ts'
import { properties } from './property.ts'

/**
 * One conversation for each home and buyer. User ids have no foreign key, because its check would lock users after the
 * home (D-61); an id without an account is that of a deleted user.
 */
export const conversations = pgTable(
  'conversation',
  {
    id: id(),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    buyerId: uuid('buyer_id').notNull(),
    agentId: uuid('agent_id').notNull(),
    createdAt: createdAt(),
    latestAt: moment('latest_at').notNull(),
  },
  (table) => [
    unique('conversation_of_home_and_buyer').on(table.propertyId, table.buyerId),
    index('conversation_by_age').on(table.latestAt),
  ],
)

export const conversationMembers = pgTable(
  'conversation_member',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    latestId: uuid('latest_id').notNull(),
    unread: integer('unread').notNull().default(0),
    readUpTo: uuid('read_up_to'),
    mailedUpTo: uuid('mailed_up_to'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.conversationId] }),
    index('conversation_member_in').on(table.conversationId),
    index('conversation_of_member').on(table.userId, table.latestId),
    index('conversation_unread').on(table.userId, table.latestId).where(sql`unread > 0`),
  ],
)

/** Messages. Within a conversation, ids ascend in the order of sending. */
export const messages = pgTable(
  'message',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    senderId: uuid('sender_id').notNull(),
    text: text('text').notNull(),
    key: uuid('key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('message_of_conversation').on(table.conversationId, table.id),
    index('message_of_sender').on(table.senderId, table.id),
    uniqueIndex('message_once').on(table.conversationId, table.senderId, table.key).where(sql`key is not null`),
  ],
)

export const messageBlocks = pgTable(
  'message_block',
  { blockerId: uuid('blocker_id').notNull(), blockedId: uuid('blocked_id').notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('message_block_of').on(table.blockedId),
  ],
)

export const conversationReports = pgTable(
  'conversation_report',
  {
    id: id(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id').notNull(),
    reason: text('reason').notNull(),
    upTo: uuid('up_to').notNull(),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('conversation_report_open').on(table.conversationId, table.reporterId).where(sql`decided_at is null`),
    index('conversation_report_waiting').on(table.id).where(sql`decided_at is null`),
    index('conversation_report_of').on(table.reporterId, table.id),
    index('conversation_report_of_conversation').on(table.conversationId),
  ],
)
