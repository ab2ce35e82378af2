import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { offerMoves } from '#contract/offer'
import type { Queryable } from '../db/database.ts'
import { offers } from '../db/tables/offer.ts'

/** Rejects every open offer on a home that goes away. Answers how many there were. */
export const closeOffersOn = (tx: Queryable, propertyId: string) => closeOpen(tx, eq(offers.propertyId, propertyId))

/** Rejects every open offer of a buyer who goes away. Answers how many there were. */
export const closeOffersOf = (tx: Queryable, buyerEmail: string) => closeOpen(tx, eq(offers.buyerEmail, buyerEmail))

async function closeOpen(tx: Queryable, whose: SQL): Promise<number> {
  const { from, to } = offerMoves.close
  const closed = await tx
    .update(offers)
    .set({ status: to, closedAt: new Date() })
    .where(and(whose, inArray(offers.status, [...from])))
  return closed.rowCount ?? 0
}
