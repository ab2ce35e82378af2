import * as z from 'zod/mini'
import { Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { pageQuery } from './list.ts'

/**
 * A job that has used up its attempts. `failedAt`: ISO 8601 in UTC. `error`: the error of the last attempt, without
 * personal data.
 */
export const FailedJob = z.object({
  _id: z.string(),
  name: z.string(),
  attempts: z.number(),
  failedAt: z.string(),
  error: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const jobApi = {
  failed: endpoint({
    method: 'GET',
    path: '/jobs/failed',
    access: 'admin',
    summary: 'Background jobs that failed for good, newest first; they stay listed for 30 days',
    query: z.object(pageQuery),
    answer: z.array(FailedJob),
    paged: true,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/jobs/:job/retry',
    access: 'admin',
    summary: 'Retries a failed job immediately, with all its attempts',
    answer: Modified,
  }),
}
