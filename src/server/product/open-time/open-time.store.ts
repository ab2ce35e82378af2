import { and, asc, count, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Paged } from '#contract/list'
import type { Queryable } from '../../platform/db/database.ts'
import { isId, keyOf, pageOf } from '../../platform/db/keyset.ts'
import { users } from '../../platform/db/tables/user.ts'
import { openTimes, openTimeVisitors } from '../tables/open-time.ts'
import { properties } from '../tables/property.ts'
import { isOpen, viewings } from '../tables/viewing.ts'
import { holds } from '../viewing/viewing.store.ts'

const fields = {
  _id: openTimes.id,
  propertyId: openTimes.propertyId,
  title: properties.title,
  location: properties.location,
  agentId: openTimes.agentId,
  agentName: users.name,
  agentEmail: users.email,
  startsAt: openTimes.startsAt,
  endsAt: openTimes.endsAt,
  timeZone: openTimes.timeZone,
  utcOffset: openTimes.utcOffset,
  sequence: openTimes.sequence,
  changedAt: openTimes.changedAt,
  cancelledAt: openTimes.cancelledAt,
}

/** An open time as stored. `title` and `location`: the public ones. */
export type StoredOpenTime = Awaited<ReturnType<typeof openTimesWhere>>[number]

const openTimesWhere = (db: Queryable, where: SQL | undefined) =>
  db
    .select(fields)
    .from(openTimes)
    .innerJoin(properties, eq(properties.id, openTimes.propertyId))
    .innerJoin(users, eq(users.id, openTimes.agentId))
    .where(where)

const isAhead = (now: Date) => and(isNull(openTimes.cancelledAt), gt(openTimes.endsAt, now))

/**
 * Locks an agent, so that their open times and viewings are changed one after another. Must precede the lock of a home
 * (D-61).
 */
export async function lockAgentTimes(tx: Queryable, agentId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, agentId)).for('no key update')
}

export async function openTimeById(db: Queryable, id: string): Promise<StoredOpenTime | undefined> {
  const [row] = await openTimesWhere(db, eq(openTimes.id, id))
  return row
}

/** Returns the row, locked until the transaction ends: it can't be changed or cancelled, nor get another visitor. */
export async function openTimeForUpdate(tx: Queryable, id: string): Promise<StoredOpenTime | undefined> {
  const [row] = await openTimesWhere(tx, eq(openTimes.id, id)).for('update', { of: openTimes })
  return row
}

export const openTimesForUpdate = (tx: Queryable, propertyIds: string[], now: Date) =>
  openTimesWhere(tx, and(sql`${openTimes.propertyId} = any(${sql.param(propertyIds)}::uuid[])`, isAhead(now)))
    .orderBy(asc(openTimes.startsAt), asc(openTimes.id))
    .for('update', { of: openTimes })

export const openTimesOfAgentForUpdate = (tx: Queryable, agentId: string, now: Date) =>
  openTimesWhere(tx, and(eq(openTimes.agentId, agentId), isAhead(now)))
    .orderBy(asc(openTimes.startsAt), asc(openTimes.id))
    .for('update', { of: openTimes })

export const openTimesById = (
  db: Queryable,
  { after, most, now }: { after: string | undefined; most: number; now: Date },
) =>
  openTimesWhere(db, and(isAhead(now), after === undefined ? undefined : gt(openTimes.id, after)))
    .orderBy(asc(openTimes.id))
    .limit(most)

type Side = { as: 'agent' | 'buyer'; id: string }
type Ahead = { now: Date; most: number; propertyId?: string | undefined; cursor?: string | undefined }

const isKey = (key: unknown): key is [string, string] =>
  Array.isArray(key) && key.length === 2 && !Number.isNaN(Date.parse(String(key[0]))) && isId(key[1])

/** Returns a page of open times, with the number of all. */
export async function openTimesAheadOf(
  db: Queryable,
  { as, id }: Side,
  { now, most, propertyId, cursor }: Ahead,
): Promise<Paged<StoredOpenTime> & { total: number }> {
  const visited = db
    .select({ id: openTimeVisitors.openTimeId })
    .from(openTimeVisitors)
    .where(eq(openTimeVisitors.userId, id))
  const theirs = as === 'agent' ? eq(openTimes.agentId, id) : inArray(openTimes.id, visited)
  const where = and(theirs, isAhead(now), propertyId ? eq(openTimes.propertyId, propertyId) : undefined)
  const [endsAt, last] = cursor === undefined ? [] : keyOf(cursor, isKey)
  const follows = endsAt && sql`(${openTimes.endsAt}, ${openTimes.id}) > (${endsAt}::timestamptz, ${last}::uuid)`
  const rows = await openTimesWhere(db, and(where, follows || undefined))
    .orderBy(asc(openTimes.endsAt), asc(openTimes.id))
    .limit(most + 1)
  const [counted] = await db.select({ total: count() }).from(openTimes).where(where)
  const total = counted?.total ?? 0
  return { ...pageOf(rows, { limit: most }, total, (row) => [row.endsAt.toISOString(), row._id]), total }
}

type Range = { startsAt: Date; endsAt: Date }

/** Returns an appointment of the agent at a time: an open time of another home, or a requested or agreed viewing. */
export async function otherAt(
  tx: Queryable,
  agentId: string,
  { startsAt, endsAt }: Range,
  { homeId, now }: { homeId: string; now: Date },
) {
  const [open] = await openTimesWhere(
    tx,
    and(
      eq(openTimes.agentId, agentId),
      isNull(openTimes.cancelledAt),
      gt(openTimes.endsAt, startsAt),
      lt(openTimes.startsAt, endsAt),
      ne(openTimes.propertyId, homeId),
    ),
  ).limit(1)
  if (open) return { kind: 'openTime' as const, title: open.title, startsAt: open.startsAt }
  const [viewing] = await tx
    .select({ title: viewings.title, startsAt: viewings.startsAt })
    .from(viewings)
    .where(
      and(
        eq(viewings.agentId, agentId),
        isOpen,
        holds(now),
        gt(viewings.endsAt, startsAt),
        lt(viewings.startsAt, endsAt),
      ),
    )
    .limit(1)
  return viewing && { kind: 'viewing' as const, ...viewing }
}

export async function addOpenTime(tx: Queryable, row: typeof openTimes.$inferInsert): Promise<string> {
  const [added] = await tx.insert(openTimes).values(row).returning({ id: openTimes.id })
  return added?.id ?? ''
}

type Changes = Partial<Pick<typeof openTimes.$inferSelect, 'startsAt' | 'endsAt' | 'timeZone' | 'utcOffset'>> & {
  cancelledAt?: Date
  remindedHours?: null
}

export async function changeOpenTimes(tx: Queryable, ids: string[], changes: Changes, now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(openTimes)
    .set({ ...changes, sequence: sql`${openTimes.sequence} + 1`, changedAt: now })
    .where(inArray(openTimes.id, ids))
}

export const visitorsOf = (db: Queryable, ids: string[]) =>
  db
    .select({ openTimeId: openTimeVisitors.openTimeId, id: users.id, name: users.name, email: users.email })
    .from(openTimeVisitors)
    .innerJoin(users, eq(users.id, openTimeVisitors.userId))
    .where(inArray(openTimeVisitors.openTimeId, ids))
    .orderBy(openTimeVisitors.openTimeId, openTimeVisitors.createdAt, users.id)
export type Visitor = Awaited<ReturnType<typeof visitorsOf>>[number]

export async function countVisitors(tx: Queryable, openTimeId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(openTimeVisitors)
    .where(eq(openTimeVisitors.openTimeId, openTimeId))
  return row?.count ?? 0
}

export async function countVisits(tx: Queryable, userId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(openTimeVisitors)
    .innerJoin(openTimes, eq(openTimes.id, openTimeVisitors.openTimeId))
    .where(and(eq(openTimeVisitors.userId, userId), isAhead(now)))
  return row?.count ?? 0
}

export async function addVisitor(tx: Queryable, openTimeId: string, userId: string): Promise<boolean> {
  const added = await tx.insert(openTimeVisitors).values({ openTimeId, userId }).onConflictDoNothing()
  return added.rowCount === 1
}

export async function removeVisitor(tx: Queryable, openTimeId: string, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(openTimeVisitors)
    .where(and(eq(openTimeVisitors.openTimeId, openTimeId), eq(openTimeVisitors.userId, userId)))
  return removed.rowCount === 1
}

export async function isVisitor(db: Queryable, openTimeId: string, userId: string): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(openTimeVisitors)
    .where(and(eq(openTimeVisitors.openTimeId, openTimeId), eq(openTimeVisitors.userId, userId)))
  return found.length > 0
}
