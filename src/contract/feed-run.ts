import * as z from 'zod/mini'

/** The limit of problems that a run keeps; all of them are counted. */
export const MAX_FEED_PROBLEMS = 200
/** The limit of homes that a run names of each kind; all of them are counted. */
export const MAX_NAMED_HOMES = 50
/** The limit of removals in one run without a question: a fifth of a feed's homes, and never fewer than this. */
export const MAX_UNASKED_REMOVALS = 5
export const MAX_UNASKED_SHARE = 0.2
/** The days within which a home that was gone comes back as the same home. */
export const GONE_DAYS = 90

/** `held`: it wrote all but its removals, which its agent has to confirm. */
export const FeedRunState = z.enum(['waiting', 'running', 'done', 'held', 'failed'])
export type FeedRunState = z.infer<typeof FeedRunState>

/** The homes of a file by what became of them. */
export const FeedCounts = z.object({
  read: z.number(),
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  gone: z.number(),
  restored: z.number(),
  /** Refused by a check, which is among the problems. */
  refused: z.number(),
  /** Refused as their price is in another currency than the site's. */
  otherCurrency: z.number(),
  /** In the file and not for sale, such as lettings. */
  leftOut: z.number(),
  /** Earlier ones of a reference that the file has more than once. */
  duplicates: z.number(),
  /** Left as they are, as an offer on them is accepted or they are sold. */
  untouched: z.number(),
  pictures: z.number(),
  failedPictures: z.number(),
})
export type FeedCounts = z.infer<typeof FeedCounts>

/** `place`: the line or the element. `message` says what to do, where something can be done. */
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
  /** By the schedule, and not by a person. */
  isScheduled: z.boolean(),
  createdAt: z.string(),
  startedAt: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  /** The homes that are done, and all there are to do once that is known. */
  done: z.number(),
  total: z.optional(z.number()),
  counts: FeedCounts,
  problemCount: z.number(),
  /** The removals that wait for a confirmation. */
  heldRemovals: z.number(),
  /** Why it failed, in a sentence. */
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
