import { noun } from '../../platform/noun/noun.ts'
import { viewings } from '../tables/viewing.ts'
import { compareClocksJob } from './compare-clocks-job.ts'
import { lapseViewing } from './lapse-viewing.ts'
import { personalDataOfViewings } from './personal-data.store.ts'
import { remindOfViewing } from './remind-of-viewing.ts'
import { viewingJobs } from './viewing.jobs.ts'
import { viewingRoutes } from './viewing.routes.ts'

export const viewingNoun = noun({
  routes: [viewingRoutes],
  jobs: [
    viewingJobs.lapse.handledBy(lapseViewing),
    viewingJobs.remind.handledBy(remindOfViewing),
    viewingJobs.compareClocks.handledBy(compareClocksJob),
  ],
  retention: [{ table: viewings, endedAt: viewings.endsAt, keepDays: 365 }],
  backlog: [],
  personalData: personalDataOfViewings,
})
