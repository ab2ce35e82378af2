import { job, recurringPolicy } from '../../platform/jobs/job.ts'

export const auctionJobs = {
  /** Queues the reminders of auctions that begin within a day; hourly, so that each is sent 23 to 24 hours before. */
  remind: job('remindOfAuctions', { ...recurringPolicy, recurs: '8 * * * *' }),
}
