import { job, recurringPolicy } from '../../platform/jobs/job.ts'

export const offerJobs = {
  enqueueOverdue: job('enqueueOverdueOffers', { ...recurringPolicy, recurs: '* * * * *' }),
  lapse: job<{ id: string }>('lapseOffer', { maxSeconds: 30, maxAttempts: 10, priority: 5 }),
}
