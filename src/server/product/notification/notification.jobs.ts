import { job, recurringPolicy } from '../../platform/jobs/job.ts'

export const notificationJobs = {
  enqueueDigests: job('enqueueDigests', { ...recurringPolicy, recurs: '0 7 * * *' }),
  mailDigest: job<{ userId: string; day: string }>('mailDigest', { maxSeconds: 30, maxAttempts: 10, priority: 5 }),
}
