import { job, recurringPolicy } from '../../platform/jobs/job.ts'

/**
 * A reminder of a viewing or an open time. `startsAt`: its start as an ISO time. `hours`: the hours before it at which
 * the reminder is sent.
 */
export type Reminder = { id: string; startsAt: string; hours: 24 | 1 }

export const reminderPolicy = { maxSeconds: 60, maxAttempts: 7, priority: 5 } // until some 20 minutes later

export const viewingJobs = {
  lapse: job<{ id: string }>('lapseViewing', { maxSeconds: 30, maxAttempts: 10, priority: 5 }),
  remind: job<Reminder>('remindOfViewing', reminderPolicy),
  compareClocks: job('compareClocks', { ...recurringPolicy, recurs: '23 4 * * *' }),
}
