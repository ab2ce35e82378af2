import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { NotificationKind, NotificationPage } from '#contract/news/notification'
import { createdAt, id, moment } from './columns.ts'

/** What people were told, for the bell; they go by themselves after a while. */
export const notifications = pgTable(
  'notification',
  {
    id: id(),
    /** Without a foreign key, whose check would lock the person after the home that the news is of (D-61). Who is deleted takes theirs along. */
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    text: text('text').notNull(),
    page: text('page').$type<NotificationPage>().notNull(),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('notification_of_user').on(table.userId, table.id),
    index('notification_unread').on(table.userId, table.id).where(sql`read_at is null`),
    index('notification_by_age').on(table.createdAt),
  ],
)
