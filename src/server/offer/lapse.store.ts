import { and, asc, eq, inArray, isNotNull, lte, type SQL } from 'drizzle-orm'
import { offerMoves } from '#contract/offer'
import type { Queryable } from '../db/database.ts'
import { offerFields, offers } from '../db/tables/offer.ts'
import { properties } from '../db/tables/property.ts'
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
  return lapse(tx, overdue, now)
}

/** The same for accepted offers on homes that were taken out of public view: nobody can pay them any more. */
export async function lapseOnWithdrawn(tx: Queryable, now: Date): Promise<StoredOffer[]> {
  const stranded = await tx
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(properties, eq(offers.propertyId, properties.id))
    .where(and(eq(offers.status, 'accepted'), isNotNull(properties.withdrawnAt)))
    .orderBy(asc(offers.id))
    .limit(MOST_AT_ONCE)
    .for('update', { of: offers, skipLocked: true })
  return lapse(tx, stranded, now)
}

/** Rejects the accepted offer on this home if it is overdue, waiting for whoever holds its row. */
export const lapseOverdueOn = (tx: Queryable, propertyId: string, deadline: Date, now: Date): Promise<StoredOffer[]> =>
  lapseWhere(tx, and(eq(offers.propertyId, propertyId), lte(offers.acceptedAt, deadline)), now)

const lapse = async (tx: Queryable, rows: { id: string }[], now: Date): Promise<StoredOffer[]> => {
  if (rows.length === 0) return []
  return lapseWhere(
    tx,
    inArray(
      offers.id,
      rows.map(({ id }) => id),
    ),
    now,
  )
}

async function lapseWhere(tx: Queryable, wanted: SQL | undefined, closedAt: Date): Promise<StoredOffer[]> {
  const { from, to } = offerMoves.lapse
  return tx
    .update(offers)
    .set({ status: to, closedAt })
    .where(and(wanted, inArray(offers.status, [...from])))
    .returning(offerFields)
}
