import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { offers } from '../db/tables/offer.ts'
import { properties } from '../db/tables/property.ts'

/**
 * Locks every home that a person's leaving concerns, before any offer (D-61): those that they list and those that they have an open offer
 * on. PostgreSQL locks an offer's home again where one transaction updates the offer twice, as leaving does.
 */
export async function lockHomesOfLeaver(tx: Queryable, email: string): Promise<void> {
  const offered = sql`array(select property_id from ${offers} where buyer_email = ${email} and status in ('pending', 'accepted'))`
  await tx
    .select({ id: properties.id })
    .from(properties)
    .where(
      or(and(eq(properties.agentEmail, email), isNull(properties.soldAt)), sql`${properties.id} = any(${offered})`),
    )
    .orderBy(asc(properties.id))
    .for('update')
}
