import * as z from 'zod/mini'

export const MAX_FEED_PROBLEMS = 200
export const MAX_NAMED_HOMES = 50
/**
 * A run without confirmation removes at most this many homes, or `MAX_UNASKED_SHARE` of the feed's homes if that is
 * more.
 */
export const MAX_UNASKED_REMOVALS = 5
export const MAX_UNASKED_SHARE = 0.2
/** A home that disappeared from a feed and reappears within this many days is the same home. */
export const GONE_DAYS = 90

/** The state of a run. `held`: everything was written except the removals, which await the agent's confirmation. */
export const FeedRunState = z.enum(['waiting', 'running', 'done', 'held', 'failed'])
export type FeedRunState = z.infer<typeof FeedRunState>

/**
 * The numbers of homes of a run by result, and of pictures. Skipped homes: `otherCurrency`, not in the site's currency;
 * `leftOut`, not for sale, such as lettings; `duplicates`, with a reference that a later home has. `untouched`: left
 * unchanged because of an accepted offer or a sale.
 */
export const FeedCounts = z.object({
  read: z.number(),
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  gone: z.number(),
  restored: z.number(),
  refused: z.number(),
  otherCurrency: z.number(),
  leftOut: z.number(),
  duplicates: z.number(),
  untouched: z.number(),
  pictures: z.number(),
  failedPictures: z.number(),
})
export type FeedCounts = z.infer<typeof FeedCounts>

export const FeedProblem = z.object({
  place: z.optional(z.string()),
  reference: z.optional(z.string()),
  message: z.string(),
})
export type FeedProblem = z.infer<typeof FeedProblem>

export const FeedRun = z.object({
  _id: z.string(),
  state: FeedRunState,
  isTrial: z.boolean(),
  isScheduled: z.boolean(),
  createdAt: z.string(),
  startedAt: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  done: z.number(),
  total: z.optional(z.number()),
  counts: FeedCounts,
  problemCount: z.number(),
  heldRemovals: z.number(),
  failure: z.optional(z.string()),
})
export type FeedRun = z.infer<typeof FeedRun>

export const NamedHome = z.object({ reference: z.string(), title: z.string() })
export type NamedHome = z.infer<typeof NamedHome>

export const FeedRunDetails = z.extend(FeedRun, {
  problems: z.array(FeedProblem),
  added: z.array(NamedHome),
  changed: z.array(NamedHome),
  gone: z.array(NamedHome),
})
export type FeedRunDetails = z.infer<typeof FeedRunDetails>
