import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import { feeds } from '../tables/feed.ts'
import { feedJobs } from './feed.jobs.ts'

type Run = { feedId: string; runId: string }

export async function enqueueRun(tx: Queryable, run: Run): Promise<void> {
  const feed = await turnOf(tx, run.feedId)
  if (feed?.source === 'address')
    await enqueueJob(tx, feedJobs.fetchFile, { runId: run.runId }, turn('files', feed, run.runId))
  else await enqueueReading(tx, run)
}

export async function enqueueReading(tx: Queryable, { feedId, runId }: Run): Promise<void> {
  const feed = await turnOf(tx, feedId)
  if (feed) await enqueueJob(tx, feedJobs.run, { runId }, turn('runs', feed, runId))
}

export async function enqueuePictures(tx: Queryable, feedId: string, runAt?: Date): Promise<void> {
  const feed = await turnOf(tx, feedId)
  if (feed)
    await enqueueJob(
      tx,
      feedJobs.fetchPictures,
      { feedId },
      { ...turn('pictures', feed, feedId), ...(runAt && { runAt }) },
    )
}

type Turn = { ownerId: string; active: number }

/**
 * Returns job options by which an agent's feed jobs of one kind run one after another. `active`: the agent's pending
 * runs; jobs of agents with fewer run first.
 */
const turn = (kind: 'files' | 'runs' | 'pictures', { ownerId, active }: Turn, key: string) => ({
  key,
  queue: `feed-${kind}:${ownerId}`,
  behind: active,
})

async function turnOf(tx: Queryable, feedId: string): Promise<(Turn & { source: string }) | undefined> {
  const [feed] = await tx
    .select({
      ownerId: feeds.ownerId,
      source: feeds.source,
      active: sql<number>`(select count(*)::int from feed other join feed_run on feed_run.feed_id = other.id
        where other.owner_id = "feed"."owner_id" and feed_run.state in ('waiting', 'running'))`,
    })
    .from(feeds)
    .where(eq(feeds.id, feedId))
  return feed
}
