import { noun } from '../../platform/noun/noun.ts'
import { openTimes } from '../tables/open-time.ts'
import { compareOpenTimes } from './move-time-zones.ts'
import { openTimeJobs } from './open-time.jobs.ts'
import { openTimeRoutes } from './open-time.routes.ts'
import { personalDataOfOpenTimes } from './personal-data.store.ts'
import { remindOfOpenTime } from './remind-of-open-time.ts'

export const openTimeNoun = noun({
  routes: [openTimeRoutes],
  jobs: [openTimeJobs.remind.handledBy(remindOfOpenTime), openTimeJobs.compareClocks.handledBy(compareOpenTimes)],
  retention: [{ table: openTimes, endedAt: openTimes.endsAt, keepDays: 365 }],
  backlog: [],
  personalData: personalDataOfOpenTimes,
})
