import { type SQL, sql } from 'drizzle-orm'
import type { EventTopic } from '#contract/event'
import type { Queryable } from '../db/database.ts'
import { runPrepared } from '../db/prepared.ts'
import { liveEvents } from '../db/tables/live-event.ts'
import { users } from '../db/tables/user.ts'

/**
 * A live event. `id`: the changed subject, if there is only one. The recipients are the union of `to` (user ids),
 * `emails` and `admins`.
 */
export type LiveEvent = {
  topic: EventTopic
  id?: string | undefined
  to?: readonly string[]
  emails?: readonly string[]
  admins?: true
}

/**
 * Emits a live event in the transaction of the change: it is sent after the commit, and never after a rollback. The
 * database itself emits the events of roles and sessions.
 */
export async function emitEvent(tx: Queryable, { topic, id, to = [], emails = [], admins }: LiveEvent): Promise<void> {
  const people: Record<string, SQL> = {
    ...(to.length > 0 && { to: sql`select unnest(${sql.placeholder('to')}::uuid[]) as id` }),
    ...(emails.length > 0 && {
      emails: sql`select id from ${users} where ${users.email} = any(${sql.placeholder('emails')}::text[])`,
    }),
    ...(admins && { admins: sql`select id from ${users} where ${users.role} = 'admin'` }),
  }
  if (Object.keys(people).length === 0) return
  const emit = () => {
    const all = sql.join(Object.values(people), sql` union all `)
    const emitted = tx.$with('emitted', {}).as(sql`insert into ${liveEvents} (user_id, topic, subject)
      select distinct id, ${sql.placeholder('topic')}::text, ${sql.placeholder('id')}::text from (${all}) as people`)
    return tx.with(emitted).select({ isDone: sql`true` }).from(sql`(select) as nothing`)
  }
  await runPrepared(tx, `emit_to_${Object.keys(people).join('_')}`, emit, { topic, id: id ?? null, to, emails })
}
