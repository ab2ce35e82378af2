import { job } from '../../../platform/jobs/job.ts'

/** Enqueued by a provider in this process, whose other half learns of an intent by a webhook. */
export const demoProcessorJobs = {
  check: job<{ intentId: string }>('checkPayment', { maxSeconds: 30, maxAttempts: 10, priority: 5 }), // the reconciler goes on after that
}
