import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

/** `method`: what it asks of a calendar (RFC 5546). `content`: as RFC 5545 has it. */
export type CalendarFile = { method: 'PUBLISH' | 'CANCEL'; content: string }

/** Mail that a transaction decided to send; sent after it, once each. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    replyTo: text('reply_to'),
    /** A file for calendars that goes with it. */
    calendar: jsonb('calendar').$type<CalendarFile>(),
    createdAt: createdAt(),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('mail_outbox_waiting').on(table.nextTryAt).where(sql`sent_at is null`),
    index('mail_outbox_sent').on(table.sentAt).where(sql`sent_at is not null`),
  ],
)
