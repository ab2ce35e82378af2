import { job, recurringPolicy } from '../../platform/jobs/job.ts'

export const viewingJobs = {
  lapse: job<{ id: string }>('lapseViewing', { maxSeconds: 30, maxAttempts: 10, priority: 5 }),
  /**
   * Reminds both participants of a viewing. `startsAt`: the start of the viewing as an ISO time. `hours`: the hours
   * before it at which the reminder is sent.
   */
  remind: job<{ id: string; startsAt: string; hours: 24 | 1 }>('remindOfViewing', {
    maxSeconds: 30,
    maxAttempts: 7,
    priority: 5,
  }), // the last attempt is some 20 minutes later
  compareClocks: job('compareClocks', { ...recurringPolicy, recurs: '23 4 * * *' }),
}
