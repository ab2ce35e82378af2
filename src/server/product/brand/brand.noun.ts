import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { brandRoutes } from './brand.routes.ts'

export const brandNoun = noun({
  routes: [brandRoutes],
  jobs: [],
  retention: [],
  backlog: [],
  personalData: noPersonalData,
})
