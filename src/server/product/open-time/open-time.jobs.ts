import { job, recurringPolicy } from '../../platform/jobs/job.ts'
import { type Reminder, reminderPolicy } from '../viewing/viewing.jobs.ts'

export const openTimeJobs = {
  remind: job<Reminder>('remindOfOpenTime', reminderPolicy),
  compareClocks: job('compareOpenTimes', { ...recurringPolicy, recurs: '33 4 * * *' }),
}
