import { noun } from '../../platform/noun/noun.ts'
import { exportRoutes } from './export.routes.ts'

export const exportNoun = noun({
  routes: [exportRoutes],
  jobs: [],
  retention: [],
  backlog: [],
})
