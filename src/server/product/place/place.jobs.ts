import { job, recurringPolicy } from '../../platform/jobs/job.ts'

export const placeJobs = {
  place: job<{ id: string }>('placeListing', { maxSeconds: 60, maxAttempts: 10, priority: 20 }),
  placeAgain: job('placeHomesAgain', { ...recurringPolicy, recurs: '*/10 * * * *' }),
}
