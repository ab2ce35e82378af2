import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditKind } from '#contract/audit'
import { id, moment } from './columns.ts'

/** The audit trail: actor, time, action, subject, and values before and after. A trigger refuses every change and deletion of a row. */
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
