import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Queryable } from '../../platform/db/database.ts'
import { insertion } from '../../platform/db/insertion.ts'
import { feedHomes, feeds } from '../tables/feed.ts'
import { properties } from '../tables/property.ts'

export type FeedHome = typeof feedHomes.$inferSelect

/** The previous state of a home in a feed. It is small, as a run holds up to 250,000 of them. */
export type KnownHome = { hash: string; isGone: boolean; isDeleted: boolean }

const BATCH_SIZE = 10_000

export async function knownHomes(db: Queryable, feedId: string): Promise<Map<string, KnownHome>> {
  const known = new Map<string, KnownHome>()
  for (let last = ''; ; ) {
    const rows = await db
      .select({
        reference: feedHomes.reference,
        hash: feedHomes.hash,
        isGone: sql<boolean>`${feedHomes.goneAt} is not null`,
        isDeleted: sql<boolean>`${feedHomes.propertyId} is null`,
      })
      .from(feedHomes)
      .where(and(eq(feedHomes.feedId, feedId), gt(feedHomes.reference, last)))
      .orderBy(asc(feedHomes.reference))
      .limit(BATCH_SIZE)
    for (const { reference, ...home } of rows) known.set(reference, home)
    if (rows.length < BATCH_SIZE) return known
    last = rows.at(-1)?.reference ?? ''
  }
}

export const countLiveHomes = (tx: Queryable, feedId: string): Promise<number> =>
  tx.$count(feedHomes, and(eq(feedHomes.feedId, feedId), isNull(feedHomes.goneAt), isNotNull(feedHomes.propertyId)))

const isOneOf = (feedId: string, references: string[]) =>
  and(eq(feedHomes.feedId, feedId), sql`${feedHomes.reference} = any(${sql.param(references)}::text[])`)

export const feedHomesOf = (tx: Queryable, feedId: string, references: string[]): Promise<FeedHome[]> =>
  tx.select().from(feedHomes).where(isOneOf(feedId, references)).orderBy(asc(feedHomes.propertyId))

export const titlesOf = (db: Queryable, feedId: string, references: string[]) =>
  db
    .select({ reference: feedHomes.reference, title: properties.title })
    .from(feedHomes)
    .innerJoin(properties, eq(properties.id, feedHomes.propertyId))
    .where(isOneOf(feedId, references))

type NewFeedHome = Pick<
  FeedHome,
  'feedId' | 'reference' | 'propertyId' | 'hash' | 'said' | 'pictures' | 'picturesDueAt'
> & { awaitsChecks?: boolean }

const { pictureTries: _, isGalleryDue: __, kept: ___, goneAt: ____, ...newColumns } = getTableColumns(feedHomes)

export async function addFeedHomes(tx: Queryable, homes: NewFeedHome[]): Promise<void> {
  if (homes.length === 0) return
  const rows = homes.map((home) => ({ awaitsChecks: false, ...home, id: v7() }))
  await tx.execute(insertion(feedHomes, newColumns, rows))
}

export async function changeFeedHome(tx: Queryable, id: string, change: Partial<Omit<FeedHome, 'id'>>): Promise<void> {
  await tx.update(feedHomes).set(change).where(eq(feedHomes.id, id))
}

export async function renameFeedHomes(
  tx: Queryable,
  feedId: string,
  renamed: [from: string, to: string][],
): Promise<void> {
  const given = JSON.stringify(renamed.map(([from, to]) => ({ from, to })))
  const named = sql`json_to_recordset(${given}::json) as given ("from" text, "to" text)`
  await tx.execute(sql`select from ${properties} where id in (
      select property_id from ${feedHomes} join ${named} on reference = given."from" where feed_id = ${feedId}::uuid)
    order by id for update`)
  await tx.execute(sql`update ${properties} set source_id = given."to" from ${feedHomes} join ${named} on reference = given."from"
    where feed_id = ${feedId}::uuid and property.id = feed_home.property_id`)
  await tx.execute(sql`update ${feedHomes} set reference = given."to" from ${named}
    where feed_id = ${feedId}::uuid and reference = given."from"`)
}

/**
 * Deletes the feed's entries for these references whose listings were deleted on the site, so that such a home is added
 * as a new one.
 */
export async function forgetDeleted(tx: Queryable, feedId: string, references: string[]): Promise<void> {
  await tx.delete(feedHomes).where(and(isOneOf(feedId, references), isNull(feedHomes.propertyId)))
}

export const importedListings = (db: Queryable, agentEmail: string, sourceIds: string[]) =>
  db
    .select({
      id: properties.id,
      sourceId: properties.sourceId,
      feedId: feedHomes.feedId,
      source: feeds.source,
      hash: feedHomes.hash,
      isGone: sql<boolean>`${feedHomes.goneAt} is not null`,
    })
    .from(properties)
    .leftJoin(feedHomes, eq(feedHomes.propertyId, properties.id))
    .leftJoin(feeds, eq(feeds.id, feedHomes.feedId))
    .where(
      and(
        eq(properties.agentEmail, agentEmail),
        sql`source_id = any(${sql.param(sourceIds)}::text[]) and source_id is not null`,
      ),
    )

export async function releaseImported(tx: Queryable, propertyIds: string[]): Promise<void> {
  const isOfFiles = sql`exists (select from ${feeds} where id = feed_id and source = 'file')`
  await tx.delete(feedHomes).where(and(inArray(feedHomes.propertyId, propertyIds), isOfFiles))
}

/**
 * Records that fields of a home from a feed were edited on the site: they stay until the feed changes them. No effect
 * for homes that come from no feed.
 */
export async function keepFields(tx: Queryable, propertyId: string, fields: string[]): Promise<void> {
  await tx
    .update(feedHomes)
    .set({ kept: sql`array(select distinct unnest(kept || ${sql.param(fields)}::text[]))` })
    .where(eq(feedHomes.propertyId, propertyId))
}

export const dueForPictures = (db: Queryable, feedId: string, now: Date, most: number): Promise<FeedHome[]> =>
  db
    .select()
    .from(feedHomes)
    .where(and(eq(feedHomes.feedId, feedId), isNotNull(feedHomes.picturesDueAt), lte(feedHomes.picturesDueAt, now)))
    .orderBy(feedHomes.picturesDueAt)
    .limit(most)

export async function nextPictures(db: Queryable, feedId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: feedHomes.picturesDueAt })
    .from(feedHomes)
    .where(and(eq(feedHomes.feedId, feedId), isNotNull(feedHomes.picturesDueAt)))
    .orderBy(feedHomes.picturesDueAt)
    .limit(1)
  return row?.at ?? undefined
}

export async function lockedFeedHome(tx: Queryable, id: string): Promise<FeedHome | undefined> {
  const [row] = await tx.select().from(feedHomes).where(eq(feedHomes.id, id)).for('update')
  return row
}

export const longGone = (db: Queryable, before: Date, most: number) =>
  db
    .select({ id: feedHomes.id, propertyId: feedHomes.propertyId })
    .from(feedHomes)
    .where(and(isNotNull(feedHomes.goneAt), lte(feedHomes.goneAt, before)))
    .orderBy(feedHomes.goneAt)
    .limit(most)

export async function deleteFeedHomes(tx: Queryable, ids: string[]): Promise<void> {
  await tx.delete(feedHomes).where(inArray(feedHomes.id, ids))
}
