import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { auctionReminders } from '../tables/auction-reminder.ts'
import { auctionJobs } from './auction.jobs.ts'
import { auctionRoutes } from './auction.routes.ts'
import { remindOfAuctions } from './remind-of-auctions.ts'

export const auctionNoun = noun({
  routes: [auctionRoutes],
  jobs: [auctionJobs.remind.handledBy(remindOfAuctions)],
  retention: [{ table: auctionReminders, endedAt: auctionReminders.auctionAt, keepDays: 30 }],
  backlog: [],
  personalData: noPersonalData,
})
