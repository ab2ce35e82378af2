import { noun } from '../../platform/noun/noun.ts'
import { authRoutes } from './auth.routes.ts'
import { personalDataOfSignIns } from './personal-data.store.ts'

export const authNoun = noun({
  routes: [authRoutes],
  jobs: [],
  retention: [],
  backlog: [],
  personalData: personalDataOfSignIns,
})
