import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { AuditEntry, AuditKind, auditApi } from '#contract/audit'
import type { Paged } from '#contract/list'
import type { Database, Queryable } from '../db/database.ts'
import { newestFirst } from '../db/newest-first.ts'
import { auditEntries, auditFields } from '../db/tables/audit.ts'
import { withoutNulls } from '../db/without-nulls.ts'

export type Actor<Person extends { email: string } = { email: string }> = { caller: Person; request: { id: string } }

/** An audit event. `actor`: the user who acted; absent for actions of the app itself. */
export type AuditEvent = {
  actor?: Actor
  action: string
  kind: AuditKind
  id: string
  before?: unknown
  after?: unknown
}

export const record = (tx: Queryable, event: AuditEvent): Promise<void> => recordAll(tx, [event])

export async function recordAll(tx: Queryable, events: AuditEvent[]): Promise<void> {
  await tx.insert(auditEntries).values(
    events.map(({ actor, action, kind, id, before, after }) => ({
      actorEmail: actor?.caller.email,
      requestId: actor?.request.id,
      action,
      subjectKind: kind,
      subjectId: id,
      before,
      after,
    })),
  )
}

export async function listAudit(
  db: Database,
  filter: z.output<typeof auditApi.list.query>,
): Promise<Paged<AuditEntry>> {
  const wanted = and(
    filter.kind && eq(auditEntries.subjectKind, filter.kind),
    filter.actor ? eq(auditEntries.actorEmail, filter.actor) : undefined,
    filter.subject ? eq(auditEntries.subjectId, filter.subject) : undefined,
  )
  const page = await newestFirst(db, { table: auditEntries, where: wanted, page: filter }, (query) =>
    db.select(auditFields).from(auditEntries).where(query.where).orderBy(query.orderBy).limit(query.limit),
  )
  return { ...page, rows: page.rows.map((row) => ({ ...withoutNulls(row), at: row.at.toISOString() })) }
}
