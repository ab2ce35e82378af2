import { job, recurringPolicy } from '../../platform/jobs/job.ts'

export const mailJobs = {
  send: job<{ id: string }>('sendMail', { maxSeconds: 32, maxAttempts: 25, priority: 10 }), // about four days, as mail servers retry
  enqueueWaiting: job('enqueueWaitingMails', { ...recurringPolicy, recurs: '*/10 * * * *' }),
}
