import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AuditKind } from '#contract/audit'
import { createdAt, id, moment } from './columns.ts'

/** Who did what, when, to what, from what to what. A trigger refuses every change and deletion of a row. */
export const auditEntries = pgTable(
  'audit_entry',
  {
    id: id(),
    at: moment('at').notNull().defaultNow(),
    actorEmail: text('actor_email'), // none: the app itself
    action: text('action').notNull(),
    subjectKind: text('subject_kind').$type<AuditKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_of_subject').on(table.subjectId, table.id),
    index('audit_of_actor').on(table.actorEmail, table.id),
    index('audit_of_kind').on(table.subjectKind, table.id),
  ],
)

/** An audit entry as the contract names its fields. */
export const auditFields = {
  _id: auditEntries.id,
  at: auditEntries.at,
  actorEmail: auditEntries.actorEmail,
  action: auditEntries.action,
  subjectKind: auditEntries.subjectKind,
  subjectId: auditEntries.subjectId,
  before: auditEntries.before,
  after: auditEntries.after,
  requestId: auditEntries.requestId,
}

/** Mail that a transaction decided to send; sent after it, once each. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    replyTo: text('reply_to'),
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

/** Pictures that people uploaded; the files lie in the image store under this id. */
export const images = pgTable(
  'image',
  {
    id: id(),
    ownerId: uuid('owner_id').notNull(),
    placeholder: text('placeholder').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of all widths together; 0 for pictures from before it was counted. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('image_created').on(table.createdAt), index('image_of_owner').on(table.ownerId)],
)

/** Secrets that every process on this database shares, made at the first start where no setting brings them. */
export const appSecrets = pgTable('app_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
