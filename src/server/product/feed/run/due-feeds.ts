import { GONE_DAYS } from '#contract/feed-run'
import type { Database } from '../../../platform/db/database.ts'
import type { JobHandler } from '../../../platform/jobs/job.ts'
import { deleteProperty } from '../../property/property.store.ts'
import { enqueueRun } from '../enqueue-feed-jobs.ts'
import type { feedJobs } from '../feed.jobs.ts'
import { nextRunOf } from '../feed.rules.ts'
import { changeFeed, lockedDueFeeds } from '../feed.store.ts'
import { deleteFeedHomes, longGone } from '../feed-home.store.ts'
import { addRun } from '../feed-run.store.ts'

const BATCH_SIZE = 100
const DAY_MS = 86_400_000

type Dependencies = { db: Database; now: () => Date }

export const enqueueDueFeeds =
  ({ db, now }: Dependencies): JobHandler<typeof feedJobs.enqueueDue> =>
  async (_payload, { stopping }) => {
    let count = BATCH_SIZE
    while (count === BATCH_SIZE && !stopping.aborted) count = await startDue(db, now())
    count = BATCH_SIZE
    while (count === BATCH_SIZE && !stopping.aborted) count = await deleteLongGone(db, now())
  }

const startDue = (db: Database, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await lockedDueFeeds(tx, now, BATCH_SIZE)
    for (const { id, schedule } of due) {
      await changeFeed(tx, id, { nextRunAt: nextRunOf(schedule, now, Math.random()) })
      const runId = await addRun(tx, { feedId: id, isTrial: false, isScheduled: true })
      if (runId) await enqueueRun(tx, { feedId: id, runId })
    }
    return due.length
  })

const deleteLongGone = (db: Database, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const gone = await longGone(tx, new Date(now.getTime() - GONE_DAYS * DAY_MS), BATCH_SIZE)
    for (const { propertyId } of gone) if (propertyId) await deleteProperty(tx, propertyId)
    if (gone.length > 0)
      await deleteFeedHomes(
        tx,
        gone.map(({ id }) => id),
      )
    return gone.length
  })
