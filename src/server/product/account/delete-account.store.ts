import { eq, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { DELETED_USER } from '#contract/account'
import { DELETED_ACTOR } from '#contract/audit'
import { initialsPath } from '#contract/image'
import type { Queryable } from '../../platform/db/database.ts'
import { auditEntries, personOfEntry } from '../../platform/db/tables/audit.ts'
import { users } from '../../platform/db/tables/user.ts'
import { offers } from '../tables/offer.ts'
import { properties } from '../tables/property.ts'
import { agentViews } from '../tables/property-view.ts'
import { reviews } from '../tables/review.ts'
import { wishes } from '../tables/wishlist.ts'

export async function identityOf(db: Queryable, id: string): Promise<{ subject: string | null } | undefined> {
  const [user] = await db.select({ subject: users.subject }).from(users).where(eq(users.id, id))
  return user
}

/** Replaces the address of a deleted person; no account has it. */
const NO_EMAIL = ''

type Leaver = { id: string; email: string }

/**
 * Removes a person's name and address from all rows that stay. Their open offers must be closed by then, and their
 * unsold listings deleted.
 */
export async function withoutName(tx: Queryable, { id, email }: Leaver): Promise<void> {
  await forgetInTrail(tx, { id, email })
  const buyer = { buyerEmail: NO_EMAIL, buyerName: DELETED_USER, note: null }
  await tx.update(offers).set(buyer).where(eq(offers.buyerEmail, email))
  const agent = { agentEmail: NO_EMAIL, agentName: DELETED_USER }
  await tx
    .update(offers)
    .set({ ...agent, reason: null })
    .where(eq(offers.agentEmail, email))
  const image = { agentImage: initialsPath(DELETED_USER) }
  await tx
    .update(properties)
    .set({ ...agent, ...image })
    .where(eq(properties.agentEmail, email))
  await tx.update(wishes).set({ agentEmail: NO_EMAIL }).where(eq(wishes.agentEmail, email))
  await tx.delete(agentViews).where(eq(agentViews.agentEmail, email))
  const writer = { reviewerEmail: NO_EMAIL, reviewerName: DELETED_USER, reviewerImage: null }
  await tx.update(reviews).set(writer).where(eq(reviews.reviewerEmail, email))
  await tx.update(reviews).set({ agentName: DELETED_USER, agentEmail: null }).where(eq(reviews.agentEmail, email))
}

/** Keeps the account's id, so that the actions of one deleted person can be distinguished from others'. */
async function forgetInTrail(tx: Queryable, { id, email }: Leaver): Promise<void> {
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
