import { noun } from '../../platform/noun/noun.ts'
import { enqueueOverdueOffers, lapseOffer } from './lapse.ts'
import { offerJobs } from './offer.jobs.ts'
import { offerRoutes } from './offer.routes.ts'

export const offerNoun = noun({
  routes: [offerRoutes],
  jobs: [offerJobs.enqueueOverdue.handledBy(enqueueOverdueOffers), offerJobs.lapse.handledBy(lapseOffer)],
  retention: [],
  backlog: [],
})
