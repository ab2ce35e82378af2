import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { properties } from '../tables/property.ts'

export type UnplacedProperty = { id: string; location: string }
type Columns = Pick<typeof properties.$inferInsert, 'latitude' | 'longitude' | 'precision' | 'geocodedAt'>

const isUnplaced = sql`latitude is null and geocoded_at is null and sold_at is null`

export const unplacedListings = (
  db: Queryable,
  before: string | undefined,
  limit: number,
): Promise<UnplacedProperty[]> =>
  db
    .select({ id: properties.id, location: properties.location })
    .from(properties)
    .where(and(isUnplaced, before === undefined ? undefined : lt(properties.id, before)))
    .orderBy(desc(properties.id))
    .limit(limit)

export async function unplacedListing(db: Queryable, id: string): Promise<UnplacedProperty | undefined> {
  const [listing] = await db
    .select({ id: properties.id, location: properties.location })
    .from(properties)
    .where(and(eq(properties.id, id), isNull(properties.latitude), isNull(properties.soldAt)))
  return listing
}

export async function markAsked(db: Queryable, { id, location }: UnplacedProperty): Promise<boolean> {
  const { rowCount } = await db
    .update(properties)
    .set({ geocodedAt: new Date() })
    .where(and(eq(properties.id, id), eq(properties.location, location), isUnplaced))
  return rowCount === 1
}

export async function storePoint(db: Queryable, { id, location }: UnplacedProperty, point: Columns): Promise<boolean> {
  const { rowCount } = await db
    .update(properties)
    .set(point)
    .where(and(eq(properties.id, id), eq(properties.location, location), isNull(properties.latitude)))
  return rowCount === 1
}
