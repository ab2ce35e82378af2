import { noun } from '../../platform/noun/noun.ts'
import { authRoutes } from './auth.routes.ts'

export const authNoun = noun({
  routes: [authRoutes],
  jobs: [],
  retention: [],
  backlog: [],
})
