import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { exportRoutes } from './export.routes.ts'

export const exportNoun = noun({
  routes: [exportRoutes],
  jobs: [],
  retention: [],
  backlog: [],
  personalData: noPersonalData,
})
