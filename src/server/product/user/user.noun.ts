import { noun } from '../../platform/noun/noun.ts'
import { userRoutes } from './user.routes.ts'

export const userNoun = noun({
  routes: [userRoutes],
  jobs: [],
  retention: [],
  backlog: [],
})
