import { job, recurringPolicy } from '../jobs/job.ts'

export const retentionJobs = {
  deleteExpired: job('deleteExpiredRows', { ...recurringPolicy, recurs: '7 * * * *' }),
}
