import { job } from '../../../platform/jobs/job.ts'

/** Reports an intent of the demo processor, in place of Stripe's webhook. */
export const demoProcessorJobs = {
  check: job<{ intentId: string }>('checkPayment', { maxSeconds: 30, maxAttempts: 10, priority: 5 }), // after that, the reconciler checks it
}
