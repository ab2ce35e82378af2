import { type SQL, sql } from 'drizzle-orm'
import type { EventTopic } from '#contract/event'
import type { Queryable } from '../db/database.ts'
import { liveEvents } from '../db/tables/live-event.ts'
import { users } from '../db/tables/user.ts'

/** `id`: of the row that has changed, where it is one. */
type Change = { topic: EventTopic; id?: string }

/**
 * Tells the open pages of these people (user ids) that something has changed for them, in the transaction that changes it: they hear of it once
 * that is committed, and never of what was rolled back. A role and a sign-in that changes is told by the database itself.
 */
export async function publish(tx: Queryable, { to, ...change }: Change & { to: readonly string[] }): Promise<void> {
  if (to.length > 0) await insertFor(tx, change, sql`unnest(${sql.param([...new Set(to)])}::uuid[]) as id`)
}

/** The same for whoever has these addresses. */
export async function publishTo(
  tx: Queryable,
  { emails, ...change }: Change & { emails: readonly string[] },
): Promise<void> {
  await insertFor(tx, change, sql`${users} where ${users.email} = any(${sql.param([...emails])}::text[])`)
}

/** The same for all admins, who share their lists. `and`: an address besides. */
export async function publishToAdmins(tx: Queryable, { and, ...change }: Change & { and?: string }): Promise<void> {
  const isMeant = and === undefined ? sql`` : sql`or ${users.email} = ${and}`
  await insertFor(tx, change, sql`${users} where ${users.role} = 'admin' ${isMeant}`)
}

/** `people`: what has their ids as `id`. */
async function insertFor(tx: Queryable, { topic, id }: Change, people: SQL): Promise<void> {
  await tx.execute(
    sql`insert into ${liveEvents} (user_id, topic, subject) select id, ${topic}, ${id ?? null} from ${people}`,
  )
}
