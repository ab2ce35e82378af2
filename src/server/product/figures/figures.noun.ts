import { noun } from '../../platform/noun/noun.ts'
import { figuresRoutes } from './figures.routes.ts'

export const figuresNoun = noun({
  routes: [figuresRoutes],
  jobs: [],
  retention: [],
  backlog: [],
})
