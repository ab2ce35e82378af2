import type { Database, Queryable } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { viewingJobs } from './viewing.jobs.ts'
import { markReminded, type StoredViewing, viewingById } from './viewing.store.ts'
import { announceViewing } from './viewing-events.ts'
import { viewingReminder } from './viewing-mails.ts'

const HOURS_BEFORE = [24, 1] as const
const HOUR_MS = 3_600_000

export async function enqueueReminders(tx: Queryable, { _id: id, startsAt }: StoredViewing, now: Date): Promise<void> {
  for (const hours of HOURS_BEFORE) {
    const runAt = new Date(startsAt.getTime() - hours * HOUR_MS)
    const job = { id, startsAt: startsAt.toISOString(), hours }
    if (runAt > now) await enqueueJob(tx, viewingJobs.remind, job, { key: `${id}:${hours}`, runAt })
  }
}

export const remindOfViewing =
  ({ db }: { db: Database }, now = () => new Date()): JobHandler<typeof viewingJobs.remind> =>
  ({ id, startsAt, hours }) =>
    db.transaction(async (tx) => {
      if (!(await markReminded(tx, id, { startsAt: new Date(startsAt), hours, now: now() }))) return
      const viewing = await viewingById(tx, id)
      if (viewing) await announceViewing(tx, viewing, viewingReminder(viewing, hours))
    })
