import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { accountRoutes } from './account.routes.ts'

export const accountNoun = noun({
  routes: [accountRoutes],
  jobs: [],
  retention: [],
  backlog: [],
  personalData: noPersonalData,
})
