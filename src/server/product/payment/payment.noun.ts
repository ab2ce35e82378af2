import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { demoProcessorJobs } from '../../providers/payment/demo-processor/demo-processor.jobs.ts'
import { paymentEvents } from '../tables/payment.ts'
import { paymentJobs } from './payment.jobs.ts'
import { paymentRoutes } from './payment.routes.ts'
import { paymentBacklog } from './payment-backlog.ts'
import { checkPayment, finishPayment } from './reconcile.ts'

export const paymentNoun = noun({
  routes: [paymentRoutes],
  jobs: [demoProcessorJobs.check.handledBy(checkPayment), paymentJobs.finish.handledBy(finishPayment)],
  retention: [
    // Longer than Stripe resends an event: three days, or 30 manually. A later one changes nothing (`settle`).
    { table: paymentEvents, endedAt: paymentEvents.receivedAt, keepDays: 60 },
  ],
  backlog: [paymentBacklog],
  personalData: noPersonalData,
})
