import { and, asc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { replacements } from '../tables/place.ts'
import { properties } from '../tables/property.ts'

export type Replacement = typeof replacements.$inferSelect
/**
 * A home with its geocoded point. `isOurs`: the home is unsold, and our gazetteer found its point or found nothing.
 * Points set by agents or imports are not ours: they have no `geocodedAt`.
 */
export type PlacedHome = {
  id: string
  location: string
  latitude: number | null
  longitude: number | null
  isOurs: boolean
}

const isOurs = and(
  isNull(properties.soldAt),
  isNotNull(properties.geocodedAt),
  sql`(${properties.precision} = 'town' or ${properties.latitude} is null)`,
)

export const homesAfter = (db: Queryable, after: string | null, limit: number): Promise<PlacedHome[]> =>
  db
    .select({
      id: properties.id,
      location: properties.location,
      latitude: properties.latitude,
      longitude: properties.longitude,
      isOurs: sql<boolean>`coalesce(${isOurs}, false)`,
    })
    .from(properties)
    .where(after === null ? undefined : gt(properties.id, after))
    .orderBy(asc(properties.id))
    .limit(limit)

export async function moveHome(
  db: Queryable,
  home: PlacedHome,
  point: Partial<typeof properties.$inferInsert>,
): Promise<boolean> {
  const isUnchanged = and(
    eq(properties.location, home.location),
    sql`${properties.latitude} is not distinct from ${home.latitude}::float8`,
    sql`${properties.longitude} is not distinct from ${home.longitude}::float8`,
  )
  const { rowCount } = await db
    .update(properties)
    .set(point)
    .where(and(eq(properties.id, home.id), isOurs, isUnchanged))
  return rowCount === 1
}

export async function replacementOf(db: Queryable, version: string): Promise<Replacement | undefined> {
  const [row] = await db.select().from(replacements).where(eq(replacements.version, version))
  return row
}

export async function beginReplacement(db: Queryable, version: string): Promise<Replacement | undefined> {
  await db.insert(replacements).values({ version }).onConflictDoNothing()
  await db.delete(replacements).where(ne(replacements.version, version))
  return replacementOf(db, version)
}

export async function recordPage(
  db: Queryable,
  version: string,
  page: { lookedAtId: string | null; lookedAt: number; moved: number; isLast: boolean },
): Promise<void> {
  await db
    .update(replacements)
    .set({
      ...(page.lookedAtId && { lookedAtId: page.lookedAtId }),
      lookedAt: sql`${replacements.lookedAt} + ${page.lookedAt}`,
      moved: sql`${replacements.moved} + ${page.moved}`,
      ...(page.isLast && { finishedAt: new Date() }),
    })
    .where(eq(replacements.version, version))
}
