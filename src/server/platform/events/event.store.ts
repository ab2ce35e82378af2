import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { LiveEvent } from '#contract/event'
import type { Database, Queryable } from '../db/database.ts'
import { liveEvents } from '../db/tables/live-event.ts'
import { signIns } from '../db/tables/sign-in.ts'
import { users } from '../db/tables/user.ts'

/**
 * The position up to which events were read: a database snapshot in PostgreSQL's notation, and its time in milliseconds
 * by the database's clock.
 */
export type Position = { ms: number; snapshot: string }

export type EventBatch = { position: Position; events: (LiveEvent & { userId: string })[] | undefined }

const MAX_EVENTS = 5_000

/**
 * Returns the events committed since a position, of one user or of all users, with the new position. Without a
 * position, returns no events.
 */
export async function eventBatchSince(db: Database, since: Position | undefined, userId?: string): Promise<EventBatch> {
  const events = since
    ? sql`(select coalesce(jsonb_agg(e), '[]') from (${eventsSince(since, userId)}) e)`
    : sql`'[]'::jsonb`
  const { rows } = await db.execute<{ ms: string; snapshot: string; events: Row[] }>(sql`
    select ${events} as events, pg_current_snapshot()::text as snapshot,
      ceil(extract(epoch from clock_timestamp()) * 1000)::text as ms`)
  const [row] = rows
  if (!row) throw new Error('the database answered nothing')
  const isAll = row.events.length <= MAX_EVENTS
  return {
    position: { ms: Number(row.ms), snapshot: row.snapshot },
    events: isAll
      ? row.events.map(({ user_id, topic, subject }) => ({ userId: user_id, topic, id: subject ?? undefined }))
      : undefined,
  }
}

type Row = { user_id: string; topic: LiveEvent['topic']; subject: string | null }

/**
 * Selects events of transactions that the snapshot did not include, as transactions don't commit in the order of their
 * ids. Also selects events that are newer by time, because a crashed database may reuse transaction ids. Each part uses
 * an index.
 */
function eventsSince({ ms, snapshot }: Position, userId: string | undefined): SQL {
  const whose = userId === undefined ? sql`true` : eq(liveEvents.userId, userId)
  const row = sql`select ${liveEvents.id}, ${liveEvents.userId}, ${liveEvents.topic}, ${liveEvents.subject} from ${liveEvents}`
  return sql`
    ${row} where ${whose} and ${liveEvents.transaction} >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      and not pg_visible_in_snapshot(${liveEvents.transaction}, ${snapshot}::pg_snapshot)
    union
    ${row} where ${whose} and ${liveEvents.createdAt} > to_timestamp(${ms}::float8 / 1000)
    order by id limit ${MAX_EVENTS + 1}`
}

export async function openAmong(db: Queryable, signInIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: signIns.id })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(and(sql`${signIns.id} = any(${sql.param(signInIds)}::uuid[])`, isNull(signIns.endedAt)))
  return new Set(rows.map(({ id }) => id))
}
