import { and, asc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { replacements } from '../../platform/db/tables/place.ts'
import { properties } from '../../platform/db/tables/property.ts'

export type Replacement = typeof replacements.$inferSelect
/** `isOurs`: unsold, and our gazetteer placed it, or did not find it; a pin of its agent, or of its row of an import, has no `geocodedAt`. */
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

/** Returns homes in the order of their ids, after one. Each page is as long, however few of them are ours. */
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

/** Moves a home that is as it was read. Returns whether it was. */
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

/** Begins the look of a version, in place of all earlier ones. */
export async function beginReplacement(db: Queryable, version: string): Promise<Replacement | undefined> {
  await db.insert(replacements).values({ version }).onConflictDoNothing()
  await db.delete(replacements).where(ne(replacements.version, version))
  return replacementOf(db, version)
}

/** Adds a page to a look; `isLast` ends it. */
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
