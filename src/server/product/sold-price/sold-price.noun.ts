import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { soldPriceRoutes } from './sold-price.routes.ts'

export const soldPriceNoun = noun({
  routes: [soldPriceRoutes],
  jobs: [],
  retention: [],
  backlog: [],
  personalData: noPersonalData,
})
