import * as z from 'zod/mini'
import * as f from '#messages/fields'
import { Deleted, Inserted, Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { FeedRun, FeedRunDetails } from './feed-run.ts'
import { Page } from './list.ts'
import { requiredLine, tooLongFor } from './text.ts'

export const MAX_FEEDS = 50
export const MAX_FEED_NAME_LENGTH = 80
export const MAX_FEED_ADDRESS_LENGTH = 2000
export const MAX_FEED_LOGIN_LENGTH = 200
export const MAX_FEED_FILE_MEGABYTES = 512
export const MAX_FEED_FILE_BYTES = MAX_FEED_FILE_MEGABYTES * 1024 * 1024

/**
 * The format of a feed. `auto`: detected from the content of each file. `soldPrices`: prices of completed sales instead
 * of homes; for admins only.
 */
export const FeedFormat = z.enum(
  ['auto', 'blm', 'openimmo', 'kyero', 'reaxml', 'reso', 'csv', 'soldPrices'],
  'format is auto, blm, openimmo, kyero, reaxml, reso, csv or soldPrices',
)
export type FeedFormat = z.infer<typeof FeedFormat>
export const FeedSourceKind = z.enum(['upload', 'address', 'folder'], 'source is upload, address or folder')
export type FeedSourceKind = z.infer<typeof FeedSourceKind>
/**
 * The schedule in UTC (`nightly`: between 2 and 3 a.m.). Feeds of uploaded files are `manual`: the agent starts each
 * run.
 */
export const FeedSchedule = z.enum(
  ['manual', 'hourly', 'sixHourly', 'nightly'],
  'schedule is manual, hourly, sixHourly or nightly',
)
export type FeedSchedule = z.infer<typeof FeedSchedule>

export const Feed = z.object({
  _id: z.string(),
  name: z.string(),
  format: FeedFormat,
  source: FeedSourceKind,
  /** The feed's address without its password, or a path below the server's feed folder. */
  address: z.optional(z.string()),
  /** The user name for HTTP basic authentication; the password is never returned. */
  username: z.optional(z.string()),
  /** True: the file is the whole stock, and homes missing from it are removed. False: it has only changes. */
  isWholeStock: z.boolean(),
  /** True: new homes are verified without an admin, unless automatic checks find something. */
  isTrusted: z.boolean(),
  schedule: FeedSchedule,
  isPaused: z.boolean(),
  nextRunAt: z.optional(z.string()),
  /** The number of consecutive failed runs; after failures, an address is fetched less often. */
  failures: z.number(),
  createdAt: z.string(),
  agentName: z.string(),
  agentEmail: z.string(),
  uploadedAt: z.optional(z.string()),
  homes: z.number(),
  homesWithKeptFields: z.number(),
  latestRun: z.optional(FeedRun),
})
export type Feed = z.infer<typeof Feed>

export const KeptFields = z.object({
  _id: z.string(),
  reference: z.string(),
  propertyId: z.string(),
  title: z.string(),
  fields: z.array(z.string()),
})
export type KeptFields = z.infer<typeof KeptFields>

const Name = requiredLine(f.name, MAX_FEED_NAME_LENGTH)
const Address = requiredLine(f.address, MAX_FEED_ADDRESS_LENGTH)
const Username = z
  .string()
  .check(z.trim(), z.maxLength(MAX_FEED_LOGIN_LENGTH, tooLongFor(f.userName, MAX_FEED_LOGIN_LENGTH)))
const Password = z.string().check(z.maxLength(MAX_FEED_LOGIN_LENGTH, tooLongFor(f.password, MAX_FEED_LOGIN_LENGTH)))

export const NewFeed = z.object({
  name: Name,
  format: FeedFormat,
  source: FeedSourceKind,
  address: z.optional(Address),
  username: z.optional(Username),
  password: z.optional(Password),
  isWholeStock: z.boolean(),
  schedule: FeedSchedule,
})
export type NewFeed = z.infer<typeof NewFeed>

export const FeedChange = z.object({
  name: z.optional(Name),
  format: z.optional(FeedFormat),
  address: z.optional(Address),
  username: z.optional(Username),
  password: z.optional(Password),
  isWholeStock: z.optional(z.boolean()),
  schedule: z.optional(FeedSchedule),
  isPaused: z.optional(z.boolean()),
  isTrusted: z.optional(z.boolean()),
})
export type FeedChange = z.infer<typeof FeedChange>

export const feedApi = {
  list: endpoint({
    method: 'GET',
    path: '/feeds',
    access: 'agentOrAdmin',
    summary: 'The caller’s feeds, newest first; for an admin those of all agents',
    query: Page,
    answer: z.array(Feed),
    paged: true,
  }),
  one: endpoint({
    method: 'GET',
    path: '/feeds/:id',
    access: 'agentOrAdmin',
    summary: 'One of the caller’s feeds; an admin may read any',
    answer: Feed,
  }),
  add: endpoint({
    method: 'POST',
    path: '/feeds',
    access: 'agentOrAdmin',
    summary: 'Adds a feed of the caller; it does nothing until it is tested or run',
    needsVerifiedEmail: true,
    body: NewFeed,
    answer: Inserted,
    success: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/feeds/:id',
    access: 'agentOrAdmin',
    summary:
      'Changes, pauses or resumes a feed; `isTrusted` is for admins alone. An empty `password` removes it, and another needs a user name',
    body: FeedChange,
    answer: Modified,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/feeds/:id',
    access: 'agentOrAdmin',
    summary: 'Deletes a feed with its runs; its homes stay, as if they had been added by hand',
    answer: Deleted,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/feeds/:id/file',
    access: 'agentOrAdmin',
    summary: `Takes the file that the next run of an \`upload\` feed reads, at most ${MAX_FEED_FILE_MEGABYTES} MB`,
    file: 'file',
    answer: Modified,
  }),
  run: endpoint({
    method: 'POST',
    path: '/feeds/:id/runs',
    access: 'agentOrAdmin',
    summary:
      'Runs a feed; 409 while a run of it goes on. `isTrial` writes nothing; `confirms` is a run whose held removals are confirmed',
    body: z.object({
      isTrial: z.optional(z.boolean()),
      confirms: z.optional(z.uuid('confirms must be the id of a run')),
    }),
    answer: Inserted,
    success: 201,
  }),
  runs: endpoint({
    method: 'GET',
    path: '/feeds/:id/runs',
    access: 'agentOrAdmin',
    summary: 'The runs of a feed in the last 90 days, newest first',
    query: Page,
    answer: z.array(FeedRun),
    paged: true,
  }),
  details: endpoint({
    method: 'GET',
    path: '/feeds/:id/runs/:run',
    access: 'agentOrAdmin',
    summary: 'One run with its problems, and the homes that it added, changed and removed, up to a limit of each',
    answer: FeedRunDetails,
  }),
  kept: endpoint({
    method: 'GET',
    path: '/feeds/:id/kept',
    access: 'agentOrAdmin',
    summary: 'The homes of a feed with fields that were edited on the site, and stay so until the feed changes them',
    query: Page,
    answer: z.array(KeptFields),
    paged: true,
  }),
}
