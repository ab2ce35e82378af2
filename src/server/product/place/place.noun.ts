import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { localClockRoutes } from './local-clock.routes.ts'
import { mapRoutes } from './map.routes.ts'
import { placeJobs } from './place.jobs.ts'
import { placeHomesAgain } from './place-again.ts'
import { placeListing } from './placing.ts'

export const placeNoun = noun({
  routes: [mapRoutes, localClockRoutes],
  jobs: [placeJobs.place.handledBy(placeListing), placeJobs.placeAgain.handledBy(placeHomesAgain)],
  retention: [],
  backlog: [],
  personalData: noPersonalData,
})
