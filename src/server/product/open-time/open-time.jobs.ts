import { job, recurringPolicy } from '../../platform/jobs/job.ts'

export const openTimeJobs = {
  /**
   * Reminds the visitors and the agent. `startsAt`: the start of the open time as an ISO time. `hours`: the hours
   * before it at which the reminder is sent.
   */
  remind: job<{ id: string; startsAt: string; hours: 24 | 1 }>('remindOfOpenTime', {
    maxSeconds: 60,
    maxAttempts: 7,
    priority: 5,
  }), // until some 20 minutes later
  compareClocks: job('compareOpenTimes', { ...recurringPolicy, recurs: '33 4 * * *' }),
}
