import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { viewings } from '../tables/viewing.ts'
import { markReminded } from './reminder.store.ts'
import type { viewingJobs } from './viewing.jobs.ts'
import { viewingById } from './viewing.store.ts'
import { announceViewing } from './viewing-events.ts'
import { viewingReminder } from './viewing-mails.ts'

const accepted = { table: viewings, takesPlace: sql`status = 'accepted'` }

export const remindOfViewing =
  ({ db }: { db: Database }, now = () => new Date()): JobHandler<typeof viewingJobs.remind> =>
  (reminder) =>
    db.transaction(async (tx) => {
      if (!(await markReminded(tx, accepted, reminder, now()))) return
      const viewing = await viewingById(tx, reminder.id)
      if (viewing) await announceViewing(tx, viewing, viewingReminder(viewing, reminder.hours))
    })
