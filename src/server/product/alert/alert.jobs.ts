import { job } from '../../platform/jobs/job.ts'

export const alertJobs = {
  /** `change`: a row of `property_change` that is stored only in the job. */
  match: job<{ change: Record<string, unknown> }>('matchChange', { maxSeconds: 60, maxAttempts: 10, priority: 10 }),
  mail: job<{ userId: string; kind: 'searches' | 'wishes'; ids: string[] }>('mailAlerts', {
    maxSeconds: 30,
    maxAttempts: 10,
    priority: 10,
  }),
}
