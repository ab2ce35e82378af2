import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { figuresRoutes } from './figures.routes.ts'

export const figuresNoun = noun({
  routes: [figuresRoutes],
  jobs: [],
  retention: [],
  backlog: [],
  personalData: noPersonalData,
})
