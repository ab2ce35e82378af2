import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EventTopic } from '#contract/event'
import { createdAt } from './columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Live events for open pages; rows expire after a day. A row has the id of the changed subject, but no content. */
export const liveEvents = pgTable(
  'live_event',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The transaction of the change. Ids can't show which rows a reader has seen, because they are assigned before the
     * commit (D-273).
     */
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
