import { and, asc, count, eq, gt, inArray, lt, not, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Page, Paged } from '#contract/list'
import { statusesBefore, type ViewingClosedWhy, type ViewingSide, type ViewingStatus } from '#contract/viewing-status'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { users } from '../../platform/db/tables/user.ts'
import { isOpen, viewings } from '../tables/viewing.ts'

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
  utcOffset: viewings.utcOffset,
  status: viewings.status,
  heldUntil: viewings.heldUntil,
  closedWhy: viewings.closedWhy,
  note: viewings.note,
  createdAt: viewings.createdAt,
  acceptedAt: viewings.acceptedAt,
  changedAt: viewings.changedAt,
}

/** An unanswered viewing may have lapsed by now: see `statusAt`. */
export type StoredViewing = Awaited<ReturnType<typeof viewingsWhere>>[number]

export const viewingsWhere = (db: Queryable, wanted: SQL | undefined) =>
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

/**
 * Returns the row, locked until the transaction ends. Lock both participants and the home first: see `lockedViewing`.
 */
export async function viewingForUpdate(tx: Queryable, id: string): Promise<StoredViewing | undefined> {
  const [row] = await viewingsWhere(tx, eq(viewings.id, id)).for('update', { of: viewings })
  return row
}

export const sideIs = (side: ViewingSide, id: string): SQL =>
  eq(side === 'agent' ? viewings.agentId : viewings.buyerId, id)
export const holds = (now: Date) => and(isOpen, or(eq(viewings.status, 'accepted'), gt(viewings.heldUntil, now)))
export const isHeld = inArray(viewings.status, [...statusesBefore('lapse', 'app')])

type ViewingQuery = Page & { as: ViewingSide; over?: 'true' | undefined; ids?: string[] | undefined; now: Date }

export const viewingsOf = (
  db: Database,
  id: string,
  { as, over, ids, now, ...page }: ViewingQuery,
): Promise<Paged<StoredViewing>> => {
  const isOver = over && not(and(gt(viewings.endsAt, now), holds(now)) ?? isOpen)
  const where = and(sideIs(as, id), isOver, ids && inArray(viewings.id, ids))
  return newestFirst(db, { table: viewings, where, page }, (query) =>
    viewingsWhere(db, query.where).orderBy(query.orderBy).limit(query.limit),
  )
}

type Ahead = { now: Date; most: number; where?: SQL | undefined }

export const viewingsAhead = (db: Queryable, id: string, side: ViewingSide, { now, most, where }: Ahead) =>
  viewingsWhere(db, and(sideIs(side, id), isOpen, gt(viewings.endsAt, now), holds(now), where))
    .orderBy(asc(viewings.endsAt))
    .limit(most)

export const mayAnswer = (side: ViewingSide) => inArray(viewings.status, [...statusesBefore('accept', side)])

export const isAgreedUntil = (until: Date) => and(eq(viewings.status, 'accepted'), lt(viewings.startsAt, until))

export async function countHeld(tx: Queryable, buyerId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(viewings)
    .where(and(eq(viewings.buyerId, buyerId), isOpen, gt(viewings.endsAt, now), isHeld, gt(viewings.heldUntil, now)))
  return row?.count ?? 0
}

export async function addViewing(tx: Queryable, row: typeof viewings.$inferInsert): Promise<string | undefined> {
  const [added] = await tx.insert(viewings).values(row).onConflictDoNothing().returning({ id: viewings.id })
  return added?.id
}

type ViewingChanges = {
  closedWhy?: ViewingClosedWhy
  title?: string
  location?: string
  acceptedAt?: Date
  startsAt?: Date
  endsAt?: Date
  heldUntil?: Date
  timeZone?: string
  utcOffset?: number
  changedAt: Date
}

export async function moveViewing(
  tx: Queryable,
  id: string,
  { from, to }: { from: readonly ViewingStatus[]; to: ViewingStatus },
  marks: ViewingChanges,
): Promise<boolean> {
  const moved = await tx
    .update(viewings)
    .set({ status: to, ...marks })
    .where(and(eq(viewings.id, id), inArray(viewings.status, [...from])))
  return moved.rowCount === 1
}
