import { type SQL, sql } from 'drizzle-orm'
import type { EventTopic } from '#contract/event'
import type { Queryable } from '../db/database.ts'
import { liveEvents } from '../db/tables/live-event.ts'
import { users } from '../db/tables/user.ts'

/** `id`: the subject, where it is one. `to`: ids of people; `emails`: their addresses; `admins`: all of these, too. */
export type LiveEvent = {
  topic: EventTopic
  id?: string | undefined
  to?: readonly string[]
  emails?: readonly string[]
  admins?: true
}

/**
 * Emits a live event in the transaction of the change: it is sent after the commit, and never after a rollback. The
 * database itself emits the events of roles and sign-ins.
 */
export async function emitEvent(tx: Queryable, { topic, id, to = [], emails = [], admins }: LiveEvent): Promise<void> {
  const people: SQL[] = []
  if (to.length > 0) people.push(sql`select unnest(${sql.param([...to])}::uuid[]) as id`)
  if (emails.length > 0)
    people.push(sql`select id from ${users} where ${users.email} = any(${sql.param([...emails])}::text[])`)
  if (admins) people.push(sql`select id from ${users} where ${users.role} = 'admin'`)
  if (people.length === 0) return
  await tx.execute(sql`insert into ${liveEvents} (user_id, topic, subject)
    select distinct id, ${topic}, ${id ?? null} from (${sql.join(people, sql` union all `)}) as people`)
}
