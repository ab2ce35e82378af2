import { eq, sql } from 'drizzle-orm'
import { DELETED_USER } from '#contract/person-name'
import type { Queryable } from '../../platform/db/database.ts'
import { NO_EMAIL, ownRows, type Person, type PersonalData } from '../../platform/noun/personal-data.store.ts'
import { lapsedFieldsAt, offers, transactionIds } from '../tables/offer.ts'

const offer = {
  id: offers.id,
  propertyId: offers.propertyId,
  title: offers.title,
  location: offers.location,
  buyingDate: offers.buyingDate,
  amountCents: offers.amount,
  currency: offers.currency,
  ...lapsedFieldsAt(sql`now()`),
  transactionId: offers.transactionId,
  transactionIds,
  createdAt: offers.createdAt,
  acceptedAt: offers.acceptedAt,
  boughtAt: offers.boughtAt,
}

/** Removes a deleted user's name and address from offers. Open offers must be closed before. */
async function forget(tx: Queryable, { email }: Person): Promise<void> {
  const buyer = { buyerEmail: NO_EMAIL, buyerName: DELETED_USER, note: null }
  await tx.update(offers).set(buyer).where(eq(offers.buyerEmail, email))
  const agent = { agentEmail: NO_EMAIL, agentName: DELETED_USER, reason: null }
  await tx.update(offers).set(agent).where(eq(offers.agentEmail, email))
}

export const personalDataOfOffers: PersonalData = {
  exported: {
    offersMade: ownRows(offers, { ...offer, note: offers.note }, ({ email }) => eq(offers.buyerEmail, email)),
    offersReceived: ownRows(offers, { ...offer, reason: offers.reason }, ({ email }) => eq(offers.agentEmail, email)),
  },
  forget,
}
