import { job, recurringPolicy } from '../../platform/jobs/job.ts'

export const imageJobs = {
  clearUnused: job('clearUnusedImages', { ...recurringPolicy, recurs: '37 * * * *' }),
}
