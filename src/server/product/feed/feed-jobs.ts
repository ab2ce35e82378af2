import type { Queryable } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'

/** Two runs at a time on all servers together, so that mails are not behind them; those of one feed come one after the other. */
const QUEUES = 2

/** Enqueues the work of a run. */
export const enqueueRun = (tx: Queryable, { feedId, runId }: { feedId: string; runId: string }): Promise<void> =>
  enqueueJob(tx, 'runFeed', { runId }, { key: runId, queue: `feeds-${Number.parseInt(feedId.slice(-1), 16) % QUEUES}` })

/** Enqueues fetching the pictures of a feed: for one feed at a time on all servers together. */
export const enqueuePictures = (tx: Queryable, feedId: string, runAt?: Date): Promise<void> =>
  enqueueJob(tx, 'fetchFeedPictures', { feedId }, { key: feedId, queue: 'feed-pictures', ...(runAt && { runAt }) })
