import { and, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ViewingClosedWhy } from '#contract/viewing-status'
import type { Queryable } from '../../platform/db/database.ts'
import { isOpen, viewings } from '../tables/viewing.ts'
import { holds, isHeld, type StoredViewing, sideIs, viewingsWhere } from './viewing.store.ts'

const MAX_LAPSED_AT_ONCE = 100

/**
 * Marks up to 100 unanswered viewings past their deadline as lapsed and returns them. Skips rows that another
 * transaction has locked.
 */
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

type ViewingEnd = { ids: string[]; status: 'lapsed' | 'cancelled'; closedWhy?: ViewingClosedWhy }

async function close(tx: Queryable, { ids, ...ended }: ViewingEnd, now: Date): Promise<StoredViewing[]> {
  if (ids.length === 0) return []
  const these = sql`${viewings.id} = any(${sql.param(ids)}::uuid[])`
  const before = await viewingsWhere(tx, these)
  await tx
    .update(viewings)
    .set({ ...ended, changedAt: now })
    .where(these)
  return before.map((viewing) => ({ ...viewing, closedWhy: ended.closedWhy ?? null, changedAt: now }))
}

/**
 * Cancels upcoming viewings of these homes, and returns them with their previous status. The ids are one array
 * parameter, because their number is unlimited.
 */
export const cancelOn = (tx: Queryable, propertyIds: string[], closedWhy: ViewingClosedWhy, now: Date) =>
  cancelWhere(tx, sql`${viewings.propertyId} = any(${sql.param(propertyIds)}::uuid[])`, { closedWhy, now })

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
