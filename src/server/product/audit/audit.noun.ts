import { noun } from '../../platform/noun/noun.ts'
import { auditRoutes } from './audit.routes.ts'
import { personalDataOfActions } from './personal-data.store.ts'

export const auditNoun = noun({
  routes: [auditRoutes],
  jobs: [],
  retention: [],
  backlog: [],
  personalData: personalDataOfActions,
})
