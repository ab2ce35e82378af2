import { type SQL, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditKind } from '#contract/audit'
import { id, moment } from './columns.ts'

export const personOfEntry: SQL<string | null> =
  sql`coalesce(before ->> 'email', before ->> 'reviewerEmail', after ->> 'agent')`

/**
 * The audit trail. Triggers refuse deletions, and updates other than removing the name and address of a deleted user
 * (P-99).
 */
export const auditEntries = pgTable(
  'audit_entry',
  {
    id: id(),
    at: moment('at').notNull().defaultNow(),
    actorEmail: text('actor_email'), // null: the app itself; `DELETED_ACTOR` and an id: a deleted user
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
    index('audit_of_person').on(personOfEntry).where(sql`${personOfEntry} is not null`),
  ],
)

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
