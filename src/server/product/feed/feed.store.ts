import { and, eq, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Feed, FeedChange, FeedSourceKind, KeptFields, NewFeed } from '#contract/feed'
import type { Page, Paged } from '#contract/list'
import { MAX_TOTAL } from '#contract/list'
import { userColumns } from '../../platform/access/caller.store.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { users } from '../../platform/db/tables/user.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { feedHomes, feedRuns, feeds } from '../tables/feed.ts'
import { properties } from '../tables/property.ts'
import { type KeptRun, keptRun, runFields } from './feed-run.store.ts'

export type StoredFeed = typeof feeds.$inferSelect

const countOf = (where: SQL) => sql<number>`(
  select count(*)::int from (select from feed_home where ${where} limit ${sql.raw(`${MAX_TOTAL}`)}) few
)`
const latestRun = sql<string | null>`(select id from feed_run where feed_id = "feed"."id" order by id desc limit 1)`

const feedFields = {
  _id: feeds.id,
  name: feeds.name,
  format: feeds.format,
  source: sql<FeedSourceKind>`${feeds.source}`,
  address: feeds.address,
  username: feeds.username,
  isWholeStock: feeds.isWholeStock,
  isTrusted: feeds.isTrusted,
  schedule: feeds.schedule,
  isPaused: feeds.isPaused,
  nextRunAt: isoMoment(feeds.nextRunAt),
  failures: feeds.failures,
  createdAt: sql<string>`${isoMoment(feeds.createdAt)}`,
  uploadedAt: isoMoment(feeds.uploadedAt),
  agentName: users.name,
  agentEmail: users.email,
  homes: feeds.homes,
  homesWithKeptFields: countOf(sql`feed_home.feed_id = "feed"."id" and kept <> '{}' and property_id is not null`),
}

const isOnPage = ne(feeds.source, 'file')

const selectFeeds = (db: Queryable) =>
  db
    .select({ ...feedFields, run: runFields })
    .from(feeds)
    .innerJoin(users, eq(users.id, feeds.ownerId))
    .leftJoin(feedRuns, eq(feedRuns.id, latestRun))

type FeedRow = Awaited<ReturnType<typeof selectFeeds>>[number]

export type KeptFeed = Omit<Feed, 'latestRun'> & { latestRun?: KeptRun }

const keptFeed = ({ run, ...row }: FeedRow): KeptFeed => {
  const latest = run ? keptRun(run) : undefined
  return { ...withoutNulls(row), ...(latest && { latestRun: latest }) }
}

export async function listFeeds(db: Database, ownerId: string | undefined, page: Page): Promise<Paged<KeptFeed>> {
  const where = and(isOnPage, ownerId === undefined ? undefined : eq(feeds.ownerId, ownerId))
  const { rows, ...rest } = await newestFirst(db, { table: feeds, where, page }, (query) =>
    selectFeeds(db).where(query.where).orderBy(query.orderBy).limit(query.limit),
  )
  return { ...rest, rows: rows.map(keptFeed) }
}

export async function keptFeedById(db: Queryable, id: string): Promise<KeptFeed | undefined> {
  const [row] = await selectFeeds(db).where(eq(feeds.id, id))
  return row && keptFeed(row)
}

export async function feedById(db: Queryable, id: string): Promise<StoredFeed | undefined> {
  const [row] = await db.select().from(feeds).where(eq(feeds.id, id))
  return row
}

export async function lockedFeed(tx: Queryable, id: string): Promise<StoredFeed | undefined> {
  const [row] = await tx.select().from(feeds).where(eq(feeds.id, id)).for('update')
  return row
}

export async function ownerOf(db: Queryable, { ownerId }: Pick<StoredFeed, 'ownerId'>) {
  const [row] = await db.select(userColumns).from(users).where(eq(users.id, ownerId))
  return row
}

export const countFeeds = (tx: Queryable, ownerId: string): Promise<number> =>
  tx.$count(feeds, and(isOnPage, eq(feeds.ownerId, ownerId)))

type FeedValues = Omit<NewFeed, 'password'> & { password: string | null; nextRunAt: Date | null }

export async function addFeed(tx: Queryable, ownerId: string, feed: FeedValues): Promise<string> {
  const [row] = await tx
    .insert(feeds)
    .values({ ...feed, ownerId })
    .returning({ id: feeds.id })
  return row?.id ?? ''
}

export type FileFeed = Pick<StoredFeed, 'id' | 'source'> & { hasHomes: boolean }

export async function fileFeedOf(db: Queryable, ownerId: string): Promise<FileFeed> {
  const isOwn = and(eq(feeds.ownerId, ownerId), eq(feeds.source, 'file'))
  const file = {
    name: 'Imported files',
    format: 'auto',
    source: 'file',
    isWholeStock: false,
    schedule: 'manual',
  } as const
  await db
    .insert(feeds)
    .values({ ...file, ownerId })
    .onConflictDoNothing()
  const hasHomes = sql<boolean>`exists (select from ${feedHomes} where feed_id = "feed"."id")`
  const [row] = await db.select({ id: feeds.id, source: feeds.source, hasHomes }).from(feeds).where(isOwn)
  if (!row) throw new Error('the account was deleted')
  return row
}

type Change = Omit<FeedChange, 'password'> &
  Partial<
    Pick<
      StoredFeed,
      'password' | 'nextRunAt' | 'etag' | 'lastModified' | 'failures' | 'uploadId' | 'uploadedAt' | 'homes'
    >
  >

export async function changeFeed(tx: Queryable, id: string, change: Change): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await tx.update(feeds).set(change).where(eq(feeds.id, id))
}

export async function deleteFeed(tx: Queryable, id: string): Promise<void> {
  await tx.delete(feeds).where(eq(feeds.id, id))
}

export const lockedDueFeeds = (tx: Queryable, now: Date, most: number): Promise<StoredFeed[]> =>
  tx
    .select()
    .from(feeds)
    .where(and(isNotNull(feeds.nextRunAt), lte(feeds.nextRunAt, now)))
    .orderBy(feeds.nextRunAt)
    .limit(most)
    .for('update', { skipLocked: true })

export const listKeptFields = (db: Database, feedId: string, page: Page): Promise<Paged<KeptFields>> => {
  const where = and(eq(feedHomes.feedId, feedId), sql`kept <> '{}' and property_id is not null`)
  return newestFirst(db, { table: feedHomes, where, page }, (query) =>
    db
      .select({
        _id: feedHomes.id,
        reference: feedHomes.reference,
        propertyId: properties.id,
        title: properties.title,
        fields: feedHomes.kept,
      })
      .from(feedHomes)
      .innerJoin(properties, eq(properties.id, feedHomes.propertyId))
      .where(query.where)
      .orderBy(query.orderBy)
      .limit(query.limit),
  )
}
