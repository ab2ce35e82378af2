import { asc, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { unsoldOf } from '../property/property-market.store.ts'
import { isOpen, offers } from '../tables/offer.ts'
import { properties } from '../tables/property.ts'

/**
 * Locks every home that deleting a user affects, before any offer is locked (D-61): the user's unsold listings, whose
 * ids it returns, and homes on which the user has an open offer. Otherwise, PostgreSQL would lock an offer's home when
 * the transaction updates the offer a second time.
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
