import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm'
import { offerMoves } from '#contract/offer'
import type { Queryable } from '../db/database.ts'
import { offerFields, offers } from '../db/tables/offer.ts'
import type { StoredOffer } from './offer.store.ts'

const MOST_AT_ONCE = 100

/** Rejects accepted offers that were accepted at or before `deadline`, a hundred at most; answers those. One being paid is left alone. */
export async function lapseAcceptedBefore(tx: Queryable, deadline: Date, now: Date): Promise<StoredOffer[]> {
  const overdue = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.status, 'accepted'), lte(offers.acceptedAt, deadline)))
    .orderBy(asc(offers.id))
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true })
  const ids = overdue.map(({ id }) => id)
  return ids.length === 0 ? [] : lapseWhere(tx, inArray(offers.id, ids), now)
}

/** Rejects the accepted offer on this home if it is overdue, waiting for whoever holds its row. */
export const lapseOverdueOn = (tx: Queryable, propertyId: string, deadline: Date, now: Date): Promise<StoredOffer[]> =>
  lapseWhere(tx, and(eq(offers.propertyId, propertyId), lte(offers.acceptedAt, deadline)), now)

async function lapseWhere(tx: Queryable, wanted: SQL | undefined, closedAt: Date): Promise<StoredOffer[]> {
  const { from, to } = offerMoves.lapse
  return tx
    .update(offers)
    .set({ status: to, closedAt })
    .where(and(wanted, inArray(offers.status, [...from])))
    .returning(offerFields)
}
