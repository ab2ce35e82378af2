import { noun } from '../../platform/noun/noun.ts'
import { homeReports } from '../tables/home-report.ts'
import { notifyReporters } from './decide-home-report.ts'
import { homeReportJobs } from './home-report.jobs.ts'
import { homeReportRoutes } from './home-report.routes.ts'
import { personalDataOfHomeReports } from './personal-data.store.ts'

export const homeReportNoun = noun({
  routes: [homeReportRoutes],
  jobs: [homeReportJobs.notifyReporters.handledBy(notifyReporters)],
  retention: [
    // as long as the reporter may ask about it; until then, a second report is refused
    { table: homeReports, endedAt: homeReports.decidedAt, keepDays: 365 },
  ],
  backlog: [],
  personalData: personalDataOfHomeReports,
})
