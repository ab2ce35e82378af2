import { job } from '../../../platform/jobs/job.ts'

/** Reports an intent of the demo processor, as a webhook reports one of Stripe. */
export const demoProcessorJobs = {
  check: job<{ intentId: string }>('checkPayment', { maxSeconds: 30, maxAttempts: 10, priority: 5 }), // the reconciler goes on after that
}
