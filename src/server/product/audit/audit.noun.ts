import { noun } from '../../platform/noun/noun.ts'
import { auditRoutes } from './audit.routes.ts'

export const auditNoun = noun({
  routes: [auditRoutes],
  jobs: [],
  retention: [],
  backlog: [],
})
