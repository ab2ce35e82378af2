import { noun } from '../../platform/noun/noun.ts'
import { savedSearches } from '../tables/saved-search.ts'
import { personalDataOfSavedSearches } from './personal-data.store.ts'
import { savedSearchRoutes } from './saved-search.routes.ts'

export const savedSearchNoun = noun({
  routes: [savedSearchRoutes],
  jobs: [],
  retention: [{ table: savedSearches, endedAt: savedSearches.removedAt, keepDays: 1 }],
  backlog: [],
  personalData: personalDataOfSavedSearches,
})
