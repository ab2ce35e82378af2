import type { Database, Queryable } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { announce } from '../announce/announce.ts'
import { openTimeJobs } from './open-time.jobs.ts'
import { countVisitors, markReminded, openTimeById } from './open-time.store.ts'
import { announceOpenTime } from './open-time-events.ts'
import { openTimeReminder, openTimeReminderOfAgent } from './open-time-mails.ts'

const HOURS_BEFORE = [24, 1] as const
const HOUR_MS = 3_600_000

export async function enqueueReminders(
  tx: Queryable,
  { _id: id, startsAt }: { _id: string; startsAt: Date },
  now: Date,
): Promise<void> {
  for (const hours of HOURS_BEFORE) {
    const runAt = new Date(startsAt.getTime() - hours * HOUR_MS)
    const payload = { id, startsAt: startsAt.toISOString(), hours }
    if (runAt > now) await enqueueJob(tx, openTimeJobs.remind, payload, { key: `${id}:${hours}`, runAt })
  }
}

export const remindOfOpenTime =
  ({ db }: { db: Database }, now = () => new Date()): JobHandler<typeof openTimeJobs.remind> =>
  ({ id, startsAt, hours }) =>
    db.transaction(async (tx) => {
      if (!(await markReminded(tx, id, { startsAt: new Date(startsAt), hours, now: now() }))) return
      const openTime = await openTimeById(tx, id)
      if (!openTime) return
      await announceOpenTime(tx, openTime, { mailTo: (visitor, shown) => openTimeReminder(visitor, shown, hours) })
      const agent = { name: openTime.agentName, email: openTime.agentEmail }
      const visitors = await countVisitors(tx, id)
      await announce(tx, { mails: [openTimeReminderOfAgent(agent, openTime, { hours, visitors })] })
    })
