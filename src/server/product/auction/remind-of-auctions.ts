import type { Database } from '../../platform/db/database.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import type { auctionJobs } from './auction.jobs.ts'
import { queueAuctionReminders } from './auction.store.ts'

export const remindOfAuctions =
  ({ db }: { db: Database }, now = () => new Date()): JobHandler<typeof auctionJobs.remind> =>
  () =>
    queueAuctionReminders(db, now())
