import type { FastifyInstance } from 'fastify'
import { jobApi } from '#contract/job'
import * as t from '#messages/refusals'
import { Refusal } from '../../refusal.ts'
import { type Gate, serve } from '../http/serve.ts'
import { failedJobs, retryJob } from './failed-job.store.ts'

export function jobRoutes(app: FastifyInstance, gate: Gate): void {
  serve(app, gate, jobApi.failed, ({ query }) => failedJobs(gate.db, query))
  serve(app, gate, jobApi.retry, async ({ params }) => {
    if (!(await retryJob(gate.db, params.job))) throw new Refusal('notFound', t.noSuchJob)
    return { modifiedCount: 1 }
  })
}
