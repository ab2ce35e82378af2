import { type SQL, sql } from 'drizzle-orm'
import type { EventTopic } from '#contract/event'
import type { Queryable } from '../db/database.ts'
import { executeLate } from '../db/late.ts'
import type { Values } from '../db/prepared.ts'
import { liveEvents } from '../db/tables/live-event.ts'
import { users } from '../db/tables/user.ts'

/** `id`: of the row that has changed, where it is one. */
type Change = { topic: EventTopic; id?: string }

/**
 * Tells the open pages of these people (user ids) that something has changed for them, in the transaction that changes it: they hear of it once
 * that is committed, and never of what was rolled back. A role and a sign-in that changes is told by the database itself.
 */
export async function publish(tx: Queryable, { to, ...change }: Change & { to: readonly string[] }): Promise<void> {
  if (to.length === 0) return
  const people = () => sql`unnest(${sql.placeholder('to')}::uuid[]) as id`
  await insertFor(tx, change, 'publish', people, { to: [...new Set(to)] })
}

/** The same for whoever has these addresses. */
export async function publishTo(
  tx: Queryable,
  { emails, ...change }: Change & { emails: readonly string[] },
): Promise<void> {
  const people = () => sql`${users} where ${users.email} = any(${sql.placeholder('emails')}::text[])`
  await insertFor(tx, change, 'publish_to', people, { emails: [...emails] })
}

/** The same for all admins, who share their lists. `and`: an address besides. */
export async function publishToAdmins(tx: Queryable, { and, ...change }: Change & { and?: string }): Promise<void> {
  const admins = () => sql`${users} where ${users.role} = 'admin'`
  if (and === undefined) return insertFor(tx, change, 'publish_to_admins', admins, {})
  const andOne = () => sql`${admins()} or ${users.email} = ${sql.placeholder('and')}`
  return insertFor(tx, change, 'publish_to_admins_and', andOne, { and })
}

/** `people`: what has their ids as `id`. */
async function insertFor(
  tx: Queryable,
  { topic, id }: Change,
  name: string,
  people: () => SQL,
  values: Values,
): Promise<void> {
  const insert = () =>
    sql`insert into ${liveEvents} (user_id, topic, subject) select id, ${sql.placeholder('topic')}, ${sql.placeholder('id')} from ${people()}`
  await executeLate(tx, name, insert, { ...values, topic, id: id ?? null })
}
