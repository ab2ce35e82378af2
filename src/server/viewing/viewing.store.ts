import { and, asc, count, eq, gt, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Page, Paged } from '#contract/list'
import { statusesBefore, type ViewingClosedWhy, type ViewingSide, type ViewingStatus } from '#contract/viewing/status'
import type { Database, Queryable } from '../db/database.ts'
import { newestFirst } from '../db/newest-first.ts'
import { named } from '../db/prepared.ts'
import { users } from '../db/tables/user.ts'
import { isOpen, viewings } from '../db/tables/viewing.ts'

const agents = alias(users, 'agent')
const buyers = alias(users, 'buyer')

const fields = {
  _id: viewings.id,
  propertyId: viewings.propertyId,
  title: viewings.title,
  location: viewings.location,
  agentId: viewings.agentId,
  agentName: agents.name,
  agentEmail: agents.email,
  buyerId: viewings.buyerId,
  buyerName: buyers.name,
  buyerEmail: buyers.email,
  startsAt: viewings.startsAt,
  endsAt: viewings.endsAt,
  timeZone: viewings.timeZone,
  status: viewings.status,
  heldUntil: viewings.heldUntil,
  closedWhy: viewings.closedWhy,
  note: viewings.note,
  createdAt: viewings.createdAt,
  acceptedAt: viewings.acceptedAt,
  changedAt: viewings.changedAt,
}

/** As stored, with the two whom it concerns. One that waits for an answer may have lapsed by now: see `statusAt`. */
export type StoredViewing = Awaited<ReturnType<typeof viewingsWhere>>[number]

const viewingsWhere = (db: Queryable, wanted: SQL | undefined) =>
  db
    .select(fields)
    .from(viewings)
    .innerJoin(agents, eq(agents.id, viewings.agentId))
    .innerJoin(buyers, eq(buyers.id, viewings.buyerId))
    .where(wanted)

export async function viewingById(db: Queryable, id: string): Promise<StoredViewing | undefined> {
  const [row] = await viewingsWhere(db, eq(viewings.id, id))
  return row
}

/** The row, locked until the transaction ends. Lock both people and the home first: see `lockedViewing`. */
export async function viewingForUpdate(tx: Queryable, id: string): Promise<StoredViewing | undefined> {
  const [row] = await viewingsWhere(tx, eq(viewings.id, id)).for('update', { of: viewings })
  return row
}

const sideIs = (side: ViewingSide, id: string): SQL => eq(side === 'agent' ? viewings.agentId : viewings.buyerId, id)
/** Holds its time at `now`. */
const holds = (now: Date) => and(isOpen, or(eq(viewings.status, 'accepted'), gt(viewings.heldUntil, now)))
const isHeld = inArray(viewings.status, [...statusesBefore('lapse', 'app')])

type Wanted = Page & { as: ViewingSide; over?: 'true' | undefined; now: Date }

/** All, or those that are over or closed: what else there is lies within the horizon, so few are left out. */
export const viewingsOf = (
  db: Database,
  id: string,
  { as, over, now, ...page }: Wanted,
): Promise<Paged<StoredViewing>> => {
  const where = and(sideIs(as, id), over && not(and(gt(viewings.endsAt, now), holds(now)) ?? isOpen))
  const name = `${over ? 'viewings_over' : 'viewings'}_as_${as}`
  return newestFirst(db, { table: viewings, where, page, name }, async (query) =>
    named(viewingsWhere(db, query.where).orderBy(query.orderBy).limit(query.limit), query.name),
  )
}

/** Those that hold their time and are not over, soonest first. */
export const viewingsAhead = (
  db: Queryable,
  id: string,
  side: ViewingSide,
  { now, most }: { now: Date; most: number },
) =>
  viewingsWhere(db, and(sideIs(side, id), isOpen, gt(viewings.endsAt, now), holds(now)))
    .orderBy(asc(viewings.endsAt))
    .limit(most)

/** How many of a buyer's requests wait for an answer, theirs or the agent's. */
export async function countHeld(tx: Queryable, buyerId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(viewings)
    .where(and(eq(viewings.buyerId, buyerId), isOpen, gt(viewings.endsAt, now), isHeld, gt(viewings.heldUntil, now)))
  return row?.count ?? 0
}

/** Adds a request; `undefined` when its time is taken. */
export async function addViewing(tx: Queryable, row: typeof viewings.$inferInsert): Promise<string | undefined> {
  const [added] = await tx.insert(viewings).values(row).onConflictDoNothing().returning({ id: viewings.id })
  return added?.id
}

/** What a move sets beside the status. */
type Marks = {
  closedWhy?: ViewingClosedWhy
  acceptedAt?: Date
  startsAt?: Date
  endsAt?: Date
  heldUntil?: Date
  changedAt: Date
}

/** Moves a viewing if its status is one of `from`. Returns whether it was. */
export async function moveViewing(
  tx: Queryable,
  id: string,
  { from, to }: { from: readonly ViewingStatus[]; to: ViewingStatus },
  marks: Marks,
): Promise<boolean> {
  const moved = await tx
    .update(viewings)
    .set({ status: to, ...marks })
    .where(and(eq(viewings.id, id), inArray(viewings.status, [...from])))
  return moved.rowCount === 1
}

/** Notes that both are reminded so many hours before it; only once, and only of what is still agreed on for that time. */
export async function markReminded(
  tx: Queryable,
  id: string,
  { startsAt, hours, now }: { startsAt: Date; hours: number; now: Date },
): Promise<boolean> {
  const marked = await tx
    .update(viewings)
    .set({ remindedHours: hours })
    .where(
      and(
        eq(viewings.id, id),
        eq(viewings.status, 'accepted'),
        eq(viewings.startsAt, startsAt),
        gt(viewings.startsAt, now),
        or(isNull(viewings.remindedHours), gt(viewings.remindedHours, hours)),
      ),
    )
  return marked.rowCount === 1
}

const MAX_LAPSED_AT_ONCE = 100

/** Writes down that what nobody answered has lapsed: for these people, or one viewing. Rows that another holds are left to them. */
export async function lapseHeld(
  tx: Queryable,
  whose: { agentId: string; buyerId: string } | { id: string },
  now: Date,
): Promise<StoredViewing[]> {
  const wanted =
    'id' in whose ? eq(viewings.id, whose.id) : or(sideIs('agent', whose.agentId), sideIs('buyer', whose.buyerId))
  const overdue = await tx
    .select({ id: viewings.id })
    .from(viewings)
    .where(and(wanted, isOpen, isHeld, lte(viewings.heldUntil, now)))
    .limit(MAX_LAPSED_AT_ONCE)
    .for('update', { skipLocked: true })
  return close(tx, { ids: overdue.map(({ id }) => id), status: 'lapsed' }, now)
}

type Ended = { ids: string[]; status: 'lapsed' | 'cancelled'; closedWhy?: ViewingClosedWhy }

/** Returns them as they were before, with their new reason. */
async function close(tx: Queryable, { ids, ...ended }: Ended, now: Date): Promise<StoredViewing[]> {
  if (ids.length === 0) return []
  const these = sql`${viewings.id} = any(${sql.param(ids)}::uuid[])`
  const before = await viewingsWhere(tx, these)
  await tx
    .update(viewings)
    .set({ ...ended, changedAt: now })
    .where(these)
  return before.map((viewing) => ({ ...viewing, closedWhy: ended.closedWhy ?? null, changedAt: now }))
}

/** Cancels what lies ahead on these homes, and returns it as it was. The ids are one array parameter, as there may be any number. */
export const cancelOn = (tx: Queryable, propertyIds: string[], closedWhy: ViewingClosedWhy, now: Date) =>
  cancelWhere(tx, sql`${viewings.propertyId} = any(${sql.param(propertyIds)}::uuid[])`, { closedWhy, now })

/** Cancels what lies ahead of somebody who leaves. */
export const cancelOf = (tx: Queryable, userId: string, now: Date) =>
  cancelWhere(tx, or(sideIs('agent', userId), sideIs('buyer', userId)), { closedWhy: 'accountClosed', now })

async function cancelWhere(
  tx: Queryable,
  whose: SQL | undefined,
  { closedWhy, now }: { closedWhy: ViewingClosedWhy; now: Date },
): Promise<StoredViewing[]> {
  const ahead = await tx
    .select({ id: viewings.id })
    .from(viewings)
    .where(and(whose, holds(now), gt(viewings.endsAt, now)))
    .orderBy(viewings.id)
    .for('update')
  return close(tx, { ids: ahead.map(({ id }) => id), status: 'cancelled', closedWhy }, now)
}
