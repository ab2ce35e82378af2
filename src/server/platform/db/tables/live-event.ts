import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EventTopic } from '#contract/event'
import { createdAt } from './columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Changes for open pages; rows expire after a day. A row names the changed row, without its content. */
export const liveEvents = pgTable(
  'live_event',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The transaction that caused it: ids precede the commit, so they don't show what a reader has seen (D-273). */
    transaction: xid8('transaction').notNull().default(sql`pg_current_xact_id()`),
    userId: uuid('user_id').notNull(),
    topic: text('topic').$type<EventTopic>().notNull(),
    subject: text('subject'),
    createdAt: createdAt(),
  },
  (table) => [
    index('live_event_transaction').on(table.transaction),
    index('live_event_of_user').on(table.userId, table.transaction),
    index('live_event_by_age').on(table.createdAt),
  ],
)
