import { eq, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { DELETED_ACTOR } from '#contract/audit'
import type { Queryable } from '../../platform/db/database.ts'
import { auditEntries, personOfEntry } from '../../platform/db/tables/audit.ts'
import { ownRows, type Person, type PersonalData } from '../../platform/noun/personal-data.store.ts'

const action = {
  id: auditEntries.id,
  at: auditEntries.at,
  action: auditEntries.action,
  subjectKind: auditEntries.subjectKind,
  subjectId: auditEntries.subjectId,
}

/** Excludes actions before the account's creation: an earlier, deleted account may have had the same address. */
const actionsOf = ({ id, email }: Person) =>
  sql`${auditEntries.actorEmail} = ${email} and ${auditEntries.at} >= (select created_at from app_user where id = ${id})`

/** Removes the name and address but keeps the account's id, so that different deleted users remain distinguishable. */
async function forget(tx: Queryable, { id, email }: Person): Promise<void> {
  const { actorEmail, subjectId, subjectKind, before, after } = auditEntries
  const isAbout = sql`(${subjectKind} = 'user' and ${subjectId} = ${id} or ${personOfEntry} = ${email})`
  const without = (values: PgColumn, keys: string) =>
    sql`case when ${isAbout} then ${values} - ${keys}::text[] else ${values} end`
  await tx
    .update(auditEntries)
    .set({
      actorEmail: sql`case ${actorEmail} when ${email} then ${DELETED_ACTOR + id} else ${actorEmail} end`,
      before: without(before, '{email,name,reviewerEmail}'),
      after: without(after, '{name,agent}'),
    })
    .where(or(eq(actorEmail, email), eq(subjectId, id), sql`${personOfEntry} = ${email}`))
}

export const personalDataOfActions: PersonalData = {
  exported: { actions: ownRows(auditEntries, action, actionsOf) },
  forget,
}
