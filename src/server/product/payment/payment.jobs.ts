import { job } from '../../platform/jobs/job.ts'

export const paymentJobs = {
  finish: job<{ id: string }>('finishPayment', { maxSeconds: 30, maxAttempts: 13, priority: 5 }), // about a day, as an outage of the provider may last hours
}
