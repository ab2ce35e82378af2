import { noun } from '../../platform/noun/noun.ts'
import { enqueueOverdueOffers, lapseOffer } from './lapse.ts'
import { offerJobs } from './offer.jobs.ts'
import { offerRoutes } from './offer.routes.ts'
import { personalDataOfOffers } from './personal-data.store.ts'

export const offerNoun = noun({
  routes: [offerRoutes],
  jobs: [offerJobs.enqueueOverdue.handledBy(enqueueOverdueOffers), offerJobs.lapse.handledBy(lapseOffer)],
  retention: [],
  backlog: [],
  personalData: personalDataOfOffers,
})
