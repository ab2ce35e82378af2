import { noun } from '../../platform/noun/noun.ts'
import { soldPriceRoutes } from './sold-price.routes.ts'

export const soldPriceNoun = noun({
  routes: [soldPriceRoutes],
  jobs: [],
  retention: [],
  backlog: [],
})
