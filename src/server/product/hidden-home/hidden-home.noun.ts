import { noun } from '../../platform/noun/noun.ts'
import { hiddenHomeRoutes } from './hidden-home.routes.ts'
import { personalDataOfHiddenHomes } from './personal-data.store.ts'

export const hiddenHomeNoun = noun({
  routes: [hiddenHomeRoutes],
  jobs: [],
  retention: [],
  backlog: [],
  personalData: personalDataOfHiddenHomes,
})
