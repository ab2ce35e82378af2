import { type SQL, sql } from 'drizzle-orm'
import type { EventTopic } from '#contract/event'
import type { Queryable } from '../db/database.ts'
import { liveEvents } from '../db/tables/live-event.ts'
import { users } from '../db/tables/user.ts'

/** `id`: of the row that has changed, where it is one. */
type Change = { topic: EventTopic; id?: string }

/**
 * Emits a live event to the open pages of these users (ids), in the transaction that changes something for them: it is sent once that is
 * committed, and never after a rollback. The database itself emits those of roles and sign-ins.
 */
export async function emitEvent(tx: Queryable, { to, ...change }: Change & { to: readonly string[] }): Promise<void> {
  if (to.length > 0) await insertFor(tx, change, sql`unnest(${sql.param([...new Set(to)])}::uuid[]) as id`)
}

/** The same for the users with these addresses. */
export async function emitEventTo(
  tx: Queryable,
  { emails, ...change }: Change & { emails: readonly string[] },
): Promise<void> {
  await insertFor(tx, change, sql`${users} where ${users.email} = any(${sql.param([...emails])}::text[])`)
}

/** The same for all admins, who share their lists. `and`: an address besides. */
export async function emitEventToAdmins(tx: Queryable, { and, ...change }: Change & { and?: string }): Promise<void> {
  const isMeant = and === undefined ? sql`` : sql`or ${users.email} = ${and}`
  await insertFor(tx, change, sql`${users} where ${users.role} = 'admin' ${isMeant}`)
}

/** `people`: what has their ids as `id`. */
async function insertFor(tx: Queryable, { topic, id }: Change, people: SQL): Promise<void> {
  await tx.execute(
    sql`insert into ${liveEvents} (user_id, topic, subject) select id, ${topic}, ${id ?? null} from ${people}`,
  )
}
