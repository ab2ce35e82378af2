import { job, recurringPolicy } from '../../platform/jobs/job.ts'

export const evidenceJobs = {
  checkAgain: job('checkHomesAgain', { ...recurringPolicy, recurs: '*/10 * * * *' }),
  readAddressKeys: job('readAddressKeys', { ...recurringPolicy, recurs: '*/10 * * * *' }),
}
