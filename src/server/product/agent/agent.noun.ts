import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { agentRoutes } from './agent.routes.ts'

export const agentNoun = noun({
  routes: [agentRoutes],
  jobs: [],
  retention: [],
  backlog: [],
  personalData: noPersonalData,
})
