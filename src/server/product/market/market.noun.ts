import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { marketRoutes } from './market.routes.ts'

export const marketNoun = noun({
  routes: [marketRoutes],
  jobs: [],
  retention: [],
  backlog: [],
  personalData: noPersonalData,
})
