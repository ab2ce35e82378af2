import { job, type Reminder, recurringPolicy, reminderPolicy } from '../../platform/jobs/job.ts'

export const viewingJobs = {
  lapse: job<{ id: string }>('lapseViewing', { maxSeconds: 30, maxAttempts: 10, priority: 5 }),
  remind: job<Reminder>('remindOfViewing', reminderPolicy),
  compareClocks: job('compareClocks', { ...recurringPolicy, recurs: '23 4 * * *' }),
}
