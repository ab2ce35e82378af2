import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#contract/language'
import type { NotificationKind, NotificationPage } from '#contract/notification'
import type { Delivery, SwitchableKind } from '#contract/notification-settings'
import { createdAt, id, moment } from '../../platform/db/tables/columns.ts'
import { ofUser } from './reference-columns.ts'
import type { AlertReason } from './saved-search.ts'

/** The condition of the unique index by which a search has at most one unread notification for each reason. */
export const isUnreadOfSearch = sql`read_at is null and search_id is not null`

export const notifications = pgTable(
  'notification',
  {
    id: id(),
    /** Has no foreign key, because its check would lock the user after the home (D-61). */
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    text: text('text').notNull(),
    /** The language of `text`; null for texts from before it was stored. */
    language: text('language').$type<Language>(),
    page: text('page').$type<NotificationPage>().notNull(),
    subjectId: uuid('subject_id'),
    createdAt: createdAt(),
    readAt: moment('read_at'),
    /**
     * The id of the saved search for its notifications, which also have the `reason` of its alerts and the number of
     * `homes` since the last one was read.
     */
    searchId: uuid('search_id'),
    reason: text('reason').$type<AlertReason>(),
    homes: integer('homes').notNull().default(1),
  },
  (table) => [
    uniqueIndex('notification_unread_of_search').on(table.searchId, table.reason).where(isUnreadOfSearch),
    index('notification_of_user').on(table.userId, table.id),
    index('notification_unread').on(table.userId, table.id).where(sql`read_at is null`),
    index('notification_by_age').on(table.createdAt),
  ],
)

export const notificationSettings = pgTable(
  'notification_setting',
  {
    userId: ofUser().notNull(),
    kind: text('kind').$type<SwitchableKind>().notNull(),
    delivery: text('delivery').$type<Delivery>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

export const digestEntries = pgTable(
  'digest_entry',
  { notificationId: uuid('notification_id').primaryKey(), userId: uuid('user_id').notNull() },
  (table) => [index('digest_entry_of_user').on(table.userId, table.notificationId)],
)

export const digestDays = pgTable('digest_day', {
  userId: ofUser().primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
})
