import { job, type Reminder, recurringPolicy, reminderPolicy } from '../../platform/jobs/job.ts'

export const openTimeJobs = {
  remind: job<Reminder>('remindOfOpenTime', reminderPolicy),
  compareClocks: job('compareOpenTimes', { ...recurringPolicy, recurs: '33 4 * * *' }),
}
