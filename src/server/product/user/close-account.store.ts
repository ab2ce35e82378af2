import { asc, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { unsoldOf } from '../property/property-market.store.ts'
import { isOpen, offers } from '../tables/offer.ts'
import { properties } from '../tables/property.ts'

/**
 * Locks every home that deleting a user affects, before any offer (D-61): their unsold listings, whose ids it returns,
 * and homes with an open offer of theirs. PostgreSQL locks an offer's home again when a transaction updates the offer
 * twice, as this does.
 */
export async function lockHomesOfLeaver(tx: Queryable, email: string): Promise<string[]> {
  const offered = sql`array(select property_id from ${offers} where buyer_email = ${email} and ${isOpen})`
  const isOwn = sql<boolean>`${unsoldOf(email)}`
  const homes = await tx
    .select({ id: properties.id, isOwn })
    .from(properties)
    .where(or(isOwn, sql`${properties.id} = any(${offered})`))
    .orderBy(asc(properties.id))
    .for('update')
  return homes.filter((home) => home.isOwn).map(({ id }) => id)
}
