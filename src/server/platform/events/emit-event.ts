import { type SQL, sql } from 'drizzle-orm'
import type { EventTopic } from '#contract/event'
import type { Queryable } from '../db/database.ts'
import { liveEvents } from '../db/tables/live-event.ts'
import { users } from '../db/tables/user.ts'

type Change = { topic: EventTopic; id?: string }

/**
 * Emits a live event to users (ids) in the transaction of the change: it is sent after the commit, and never after a
 * rollback. The database itself emits the events of roles and sign-ins.
 */
export async function emitEvent(tx: Queryable, { to, ...change }: Change & { to: readonly string[] }): Promise<void> {
  if (to.length > 0) await insertFor(tx, change, sql`unnest(${sql.param([...new Set(to)])}::uuid[]) as id`)
}

export async function emitEventTo(
  tx: Queryable,
  { emails, ...change }: Change & { emails: readonly string[] },
): Promise<void> {
  await insertFor(tx, change, sql`${users} where ${users.email} = any(${sql.param([...emails])}::text[])`)
}

export async function emitEventToAdmins(tx: Queryable, { and, ...change }: Change & { and?: string }): Promise<void> {
  const isMeant = and === undefined ? sql`` : sql`or ${users.email} = ${and}`
  await insertFor(tx, change, sql`${users} where ${users.role} = 'admin' ${isMeant}`)
}

async function insertFor(tx: Queryable, { topic, id }: Change, people: SQL): Promise<void> {
  await tx.execute(
    sql`insert into ${liveEvents} (user_id, topic, subject) select id, ${topic}, ${id ?? null} from ${people}`,
  )
}
