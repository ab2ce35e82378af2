import { job, recurringPolicy } from '../../platform/jobs/job.ts'

export const estimateJobs = {
  enqueueLearning: job('enqueueLearning', { ...recurringPolicy, recurs: '*/10 * * * *' }),
  learn: job<{ area: string }>('learnEstimates', { maxSeconds: 300, maxAttempts: 5, priority: 30 }),
}
