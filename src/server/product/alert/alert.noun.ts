import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { alerts } from '../tables/saved-search.ts'
import { alertJobs } from './alert.jobs.ts'
import { mailAlertsOf } from './alert-mailing.ts'
import { matchChange } from './match-alerts.ts'

export const alertNoun = noun({
  routes: [],
  jobs: [alertJobs.match.handledBy(matchChange), alertJobs.mail.handledBy(mailAlertsOf)],
  retention: [
    { table: alerts, endedAt: alerts.createdAt, keepDays: 90 }, // as their notifications
  ],
  backlog: [],
  personalData: noPersonalData,
})
