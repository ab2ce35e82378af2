import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { properties } from '../../platform/db/tables/property.ts'

export type Unplaced = { id: string; location: string }
type Columns = Pick<typeof properties.$inferInsert, 'latitude' | 'longitude' | 'precision' | 'geocodedAt'>

/** As the index `property_unplaced` has it. A sold home is on no map any more. */
const isUnplaced = sql`latitude is null and geocoded_at is null and sold_at is null`

/** Listings that the geocoder was not asked about yet, the newest first; with `before`, those that were made before that one. */
export const unplacedListings = (db: Queryable, before: string | undefined, limit: number): Promise<Unplaced[]> =>
  db
    .select({ id: properties.id, location: properties.location })
    .from(properties)
    .where(and(isUnplaced, before === undefined ? undefined : lt(properties.id, before)))
    .orderBy(desc(properties.id))
    .limit(limit)

/** A listing without a point, where it still has none. */
export async function unplacedListing(db: Queryable, id: string): Promise<Unplaced | undefined> {
  const [listing] = await db
    .select({ id: properties.id, location: properties.location })
    .from(properties)
    .where(and(eq(properties.id, id), isNull(properties.latitude), isNull(properties.soldAt)))
  return listing
}

/** Notes that the geocoder was asked about a listing's location. Returns whether it was still to be. */
export async function markAsked(db: Queryable, { id, location }: Unplaced): Promise<boolean> {
  const { rowCount } = await db
    .update(properties)
    .set({ geocodedAt: new Date() })
    .where(and(eq(properties.id, id), eq(properties.location, location), isUnplaced))
  return rowCount === 1
}

/** Keeps what the geocoder said of a listing's location, unless its agent has moved it or set a pin meanwhile. */
export async function placeListing(db: Queryable, { id, location }: Unplaced, point: Columns): Promise<void> {
  await db
    .update(properties)
    .set(point)
    .where(and(eq(properties.id, id), eq(properties.location, location), isNull(properties.latitude)))
}
