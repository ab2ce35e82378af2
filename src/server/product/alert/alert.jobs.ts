import { job } from '../../platform/jobs/job.ts'

export const alertJobs = {
  /**
   * Compares one change with searches and wishes. `change`: the row of `property_change` that was deleted when this job
   * was added.
   */
  match: job<{ change: Record<string, unknown> }>('matchChange', { maxSeconds: 60, maxAttempts: 10, priority: 10 }),
  mail: job<{ userId: string; kind: 'searches' | 'wishes'; ids: string[] }>('mailAlerts', {
    maxSeconds: 30,
    maxAttempts: 10,
    priority: 10,
  }),
}
