import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { announce } from '../announce/announce.ts'
import { openTimes } from '../tables/open-time.ts'
import { markReminded } from '../viewing/reminder.store.ts'
import type { openTimeJobs } from './open-time.jobs.ts'
import { countVisitors, openTimeById } from './open-time.store.ts'
import { announceOpenTime } from './open-time-events.ts'
import { openTimeReminder, openTimeReminderOfAgent } from './open-time-mails.ts'

const announced = { table: openTimes, takesPlace: sql`cancelled_at is null` }

export const remindOfOpenTime =
  ({ db }: { db: Database }, now = () => new Date()): JobHandler<typeof openTimeJobs.remind> =>
  (reminder) =>
    db.transaction(async (tx) => {
      if (!(await markReminded(tx, announced, reminder, now()))) return
      const { id, hours } = reminder
      const openTime = await openTimeById(tx, id)
      if (!openTime) return
      await announceOpenTime(tx, openTime, { mailTo: (visitor, shown) => openTimeReminder(visitor, shown, hours) })
      const agent = { name: openTime.agentName, email: openTime.agentEmail }
      const visitors = await countVisitors(tx, id)
      await announce(tx, { mails: [openTimeReminderOfAgent(agent, openTime, { hours, visitors })] })
    })
