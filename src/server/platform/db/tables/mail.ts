import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#contract/language'
import { createdAt, id, moment } from './columns.ts'

/** `name`: missing in mails from before it was stored. */
export type CalendarFile = { name?: string; method: 'PUBLISH' | 'CANCEL'; content: string }

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    language: text('language').$type<Language>().notNull().default('en'),
    replyTo: text('reply_to'),
    /**
     * The function that composes the mail at each attempt, so that it is up to date; null: the mail is sent as stored.
     */
    composer: text('composer').$type<'alerts'>(),
    calendar: jsonb('calendar').$type<CalendarFile>(),
    createdAt: createdAt(),
    /** The time of the next attempt; in the future while a server is sending the mail. */
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    /**
     * The kind of mail for the user's delivery setting, which is checked at sending time; null for a kind that can't be
     * turned off.
     */
    about: text('about'),
    page: text('page'),
    subjectId: uuid('subject_id'),
    senderId: uuid('sender_id'),
    thread: text('thread'),
    /** The notification of the same event; it goes into the digest if the mail exceeds a limit. */
    notificationId: uuid('notification_id'),
  },
  (table) => [
    index('mail_outbox_waiting').on(table.nextTryAt).where(sql`sent_at is null`),
    index('mail_outbox_sent').on(table.sentAt).where(sql`sent_at is not null`),
  ],
)
