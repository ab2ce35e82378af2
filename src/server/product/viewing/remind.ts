import type { Database, Queryable } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job-handlers.ts'
import { markReminded, type StoredViewing, viewingById } from './viewing.store.ts'
import { announceViewing } from './viewing-events.ts'
import { viewingReminder } from './viewing-mails.ts'

const HOURS_BEFORE = [24, 1] as const
const HOUR_MS = 3_600_000

/** Has both reminded a day and an hour before, where that lies ahead. */
export async function enqueueReminders(tx: Queryable, { _id: id, startsAt }: StoredViewing, now: Date): Promise<void> {
  for (const hours of HOURS_BEFORE) {
    const runAt = new Date(startsAt.getTime() - hours * HOUR_MS)
    const job = { id, startsAt: startsAt.toISOString(), hours }
    if (runAt > now) await enqueueJob(tx, 'remindOfViewing', job, { key: `${id}:${hours}`, runAt })
  }
}

/** Reminds both, once, of what is still agreed on: asked again at this moment, as it may be cancelled or over by now. */
export const remindOfViewing =
  ({ db }: { db: Database }, now = () => new Date()): JobHandler<'remindOfViewing'> =>
  ({ id, startsAt, hours }) =>
    db.transaction(async (tx) => {
      if (!(await markReminded(tx, id, { startsAt: new Date(startsAt), hours, now: now() }))) return
      const viewing = await viewingById(tx, id)
      if (viewing) await announceViewing(tx, viewing, viewingReminder(viewing, hours))
    })
