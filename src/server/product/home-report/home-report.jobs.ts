import { job } from '../../platform/jobs/job.ts'

export const homeReportJobs = {
  notifyReporters: job<{ ids: string[] }>('notifyReporters', { maxSeconds: 30, maxAttempts: 10, priority: 10 }),
}
