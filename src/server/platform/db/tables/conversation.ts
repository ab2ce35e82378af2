import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { properties } from './property.ts'

/**
 * Messages between a buyer and the agent of a home: one conversation for each home and buyer. People are named by their ids,
 * without a foreign key, whose check would lock them after the home (D-61); an id without an account is a deleted user's.
 */
export const conversations = pgTable(
  'conversation',
  {
    id: id(),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    /** The home's title when it began, for when the home is gone. */
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

/** The state of a conversation for each of its two people, while their account exists. */
export const conversationMembers = pgTable(
  'conversation_member',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** The newest message, as the list is in its order. */
    latestId: uuid('latest_id').notNull(),
    unread: integer('unread').notNull().default(0),
    readUpTo: uuid('read_up_to'),
    /** The newest message that a mail has reported. */
    mailedUpTo: uuid('mailed_up_to'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.conversationId] }),
    index('conversation_member_in').on(table.conversationId),
    index('conversation_of_member').on(table.userId, table.latestId),
    index('conversation_unread').on(table.userId, table.latestId).where(sql`unread > 0`),
  ],
)

/** Messages; their ids ascend in the order in which they were written in their conversation. */
export const messages = pgTable(
  'message',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    senderId: uuid('sender_id').notNull(),
    text: text('text').notNull(),
    /** Of the sender's choice, so that a message that is sent again is written once. */
    key: uuid('key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('message_of_conversation').on(table.conversationId, table.id),
    index('message_of_sender').on(table.senderId, table.id),
    uniqueIndex('message_once').on(table.conversationId, table.senderId, table.key).where(sql`key is not null`),
  ],
)

/** Blocks: one person takes no messages from another, in any conversation. */
export const messageBlocks = pgTable(
  'message_block',
  { blockerId: uuid('blocker_id').notNull(), blockedId: uuid('blocked_id').notNull(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('message_block_of').on(table.blockedId),
  ],
)

/** Conversations that one of their people has shown to the admins. */
export const conversationReports = pgTable(
  'conversation_report',
  {
    id: id(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id').notNull(),
    reason: text('reason').notNull(),
    /** The newest message when it was reported: admins read no later one. */
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
