import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FeedFormat, FeedSchedule, FeedSourceKind } from '#contract/feed'
import type { FeedCounts, FeedRunState, NamedHome } from '#contract/feed-run'
import type { KeptText } from '#contract/kept-text'
import type { PictureKind } from '#contract/property-facts'
import { bytea, createdAt, id, moment } from '../../platform/db/tables/columns.ts'
import { properties } from './property.ts'
import { ofUser } from './reference-columns.ts'

export const feeds = pgTable(
  'feed',
  {
    id: id(),
    ownerId: ofUser('owner_id').notNull(),
    name: text('name').notNull(),
    format: text('format').$type<FeedFormat>().notNull(),
    /**
     * The source of a feed. `file`: an internal feed for an agent's homes from the import command; not shown on the
     * page.
     */
    source: text('source').$type<FeedSourceKind | 'file'>().notNull(),
    address: text('address'),
    username: text('username'),
    password: text('password'),
    isWholeStock: boolean('is_whole_stock').notNull(),
    isTrusted: boolean('is_trusted').notNull().default(false),
    schedule: text('schedule').$type<FeedSchedule>().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    nextRunAt: moment('next_run_at'),
    etag: text('etag'),
    lastModified: text('last_modified'),
    homes: integer('homes').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    uploadId: uuid('upload_id'),
    uploadedAt: moment('uploaded_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('feed_of_owner').on(table.ownerId, table.id),
    uniqueIndex('feed_of_files').on(table.ownerId).where(sql`source = 'file'`),
    index('feed_due').on(table.nextRunAt).where(sql`next_run_at is not null`),
    check('feed_source', sql`${table.source} in ('upload', 'address', 'folder', 'file')`),
  ],
)

/** A problem of a run, whose texts are written in the reader's language; those of earlier versions are English. */
export type StoredProblem = { place?: KeptText; reference?: string; message: KeptText }

/** Runs of feeds, including trials, which change nothing else. At most one run of a feed is waiting or running. */
export const feedRuns = pgTable(
  'feed_run',
  {
    id: id(),
    feedId: uuid('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    state: text('state').$type<FeedRunState>().notNull().default('waiting'),
    isTrial: boolean('is_trial').notNull(),
    isScheduled: boolean('is_scheduled').notNull().default(false),
    mayRemove: integer('may_remove').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    counts: jsonb('counts').$type<FeedCounts>(),
    problems: jsonb('problems').$type<StoredProblem[]>().notNull().default([]),
    problemCount: integer('problem_count').notNull().default(0),
    heldRemovals: integer('held_removals').notNull().default(0),
    /** The failure in English, for operators; for runs before `failureText` existed, also shown on the page. */
    failure: text('failure'),
    failureText: jsonb('failure_text').$type<KeptText>(),
    added: jsonb('added').$type<NamedHome[]>().notNull().default([]),
    changed: jsonb('changed').$type<NamedHome[]>().notNull().default([]),
    gone: jsonb('gone').$type<NamedHome[]>().notNull().default([]),
  },
  (table) => [
    index('feed_run_of_feed').on(table.feedId, table.id),
    index('feed_run_by_age').on(table.createdAt),
    uniqueIndex('feed_run_one').on(table.feedId).where(sql`state in ('waiting', 'running')`),
    check('feed_run_state', sql`${table.state} in ('waiting', 'running', 'done', 'held', 'failed')`),
  ],
)

/** A file of a home: a picture, or a PDF of the feed's archive with its title as the caption. */
export type FeedHomePicture = {
  source: string
  caption: string
  kind?: PictureKind | 'document' | undefined
  url?: string
  etag?: string
  hash?: string
}

export const feedHomes = pgTable(
  'feed_home',
  {
    id: id(),
    feedId: uuid('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    reference: text('reference').notNull(),
    /** The home's id; null once the home was deleted on the site. It is not added again while the feed contains it. */
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    hash: text('hash').notNull(),
    /** A hash of the value that the feed last stated, by field name. */
    said: jsonb('said').$type<Record<string, string>>().notNull(),
    pictures: jsonb('pictures').$type<FeedHomePicture[]>().notNull().default([]),
    picturesDueAt: moment('pictures_due_at'),
    pictureTries: integer('picture_tries').notNull().default(0),
    isGalleryDue: boolean('is_gallery_due').notNull().default(false),
    kept: text('kept').array().notNull().default(sql`'{}'`),
    goneAt: moment('gone_at'),
    /** True for a new home of a trusted feed, which is verified once the automatic checks have found nothing. */
    awaitsChecks: boolean('awaits_checks').notNull().default(false),
  },
  (table) => [
    uniqueIndex('feed_home_reference').on(table.feedId, table.reference),
    uniqueIndex('feed_home_property').on(table.propertyId).where(sql`property_id is not null`),
    index('feed_home_pictures_due').on(table.feedId, table.picturesDueAt).where(sql`pictures_due_at is not null`),
    index('feed_home_kept').on(table.feedId, table.id).where(sql`kept <> '{}' and property_id is not null`),
    index('feed_home_gone').on(table.goneAt).where(sql`gone_at is not null`),
  ],
)

/** Pieces of the file for a feed's next run, stored here so that any server can run it. */
export const feedFiles = pgTable(
  'feed_file',
  {
    feedId: uuid('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    /** The upload to which this piece belongs. A new upload replaces the previous one once it is complete. */
    uploadId: uuid('upload_id').notNull(),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.uploadId, table.position] }),
    index('feed_file_by_age').on(table.createdAt),
  ],
)

export const feedAddresses = pgTable('feed_address', {
  ownerId: ofUser('owner_id').primaryKey(),
  secret: text('secret').notNull().unique(),
  createdAt: createdAt(),
})
