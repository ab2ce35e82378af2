import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { checkHomesAgain } from './check-again.ts'
import { copiesRoutes } from './copies.routes.ts'
import { evidenceJobs } from './evidence.jobs.ts'
import { evidenceRoutes } from './evidence.routes.ts'
import { readAddressKeys } from './read-address-keys.ts'

export const evidenceNoun = noun({
  routes: [evidenceRoutes, copiesRoutes],
  jobs: [evidenceJobs.checkAgain.handledBy(checkHomesAgain), evidenceJobs.readAddressKeys.handledBy(readAddressKeys)],
  retention: [],
  backlog: [],
  personalData: noPersonalData,
})
