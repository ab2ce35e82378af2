import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { NotificationPage } from '#contract/notification'
import type { MailSubject } from '#contract/notification-settings'
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
    /** Names the composer that writes it again at each attempt, so that it is true when it is sent; null sends it as it is. */
    composer: text('composer').$type<'alerts'>(),
    /** A file for calendars that goes with it. */
    calendar: jsonb('calendar').$type<CalendarFile>(),
    createdAt: createdAt(),
    /** In the future while a server is sending it. */
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    /** Its subject, where people choose whether they get mail about it: read once more when it is sent. */
    about: text('about').$type<MailSubject>(),
    /** The page that it is about, which it links to, and what there. */
    page: text('page').$type<NotificationPage>(),
    subjectId: uuid('subject_id'),
    /** The person whose action it reports, if any: their mails to others are counted (P-140). */
    senderId: uuid('sender_id'),
    /** The id shared by all mails of one offer, viewing or conversation, which mail programs group by. */
    thread: text('thread'),
    /** Its entry in the bell, which goes into the digest where the mail does not go out. */
    notificationId: uuid('notification_id'),
  },
  (table) => [
    index('mail_outbox_waiting').on(table.nextTryAt).where(sql`sent_at is null`),
    index('mail_outbox_sent').on(table.sentAt).where(sql`sent_at is not null`),
  ],
)
