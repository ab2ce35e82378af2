import { noun } from '../../platform/noun/noun.ts'
import { personalDataOfUsers } from './personal-data.store.ts'
import { userRoutes } from './user.routes.ts'

export const userNoun = noun({
  routes: [userRoutes],
  jobs: [],
  retention: [],
  backlog: [],
  personalData: personalDataOfUsers,
})
