import { sql } from 'drizzle-orm'
import type { EventTopic } from '#contract/news/event'
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
  if (to.length === 0) return
  const values = [...new Set(to)].map((userId) => ({ userId, topic: change.topic, subject: change.id }))
  await tx.insert(liveEvents).values(values)
}

/** The same for whoever has these addresses. */
export async function publishTo(
  tx: Queryable,
  { emails, ...change }: Change & { emails: readonly string[] },
): Promise<void> {
  await insertFor(tx, change, sql`${users.email} = any(${sql.param([...emails])}::text[])`)
}

/** The same for all admins, who share their lists. `and`: an address besides. */
export async function publishToAdmins(tx: Queryable, change: Change & { and?: string }): Promise<void> {
  const admins = sql`${users.role} = 'admin'`
  await insertFor(tx, change, change.and === undefined ? admins : sql`${admins} or ${users.email} = ${change.and}`)
}

async function insertFor(tx: Queryable, { topic, id }: Change, whom: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`
    insert into ${liveEvents} (user_id, topic, subject)
    select ${users.id}, ${topic}, ${id ?? null} from ${users} where ${whom}`)
}
