import { noun } from '../../platform/noun/noun.ts'
import { personalDataOfReviews } from './personal-data.store.ts'
import { reviewRoutes } from './review.routes.ts'

export const reviewNoun = noun({
  routes: [reviewRoutes],
  jobs: [],
  retention: [],
  backlog: [],
  personalData: personalDataOfReviews,
})
