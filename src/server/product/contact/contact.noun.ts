import { noun } from '../../platform/noun/noun.ts'
import { contactRoutes } from './contact.routes.ts'

export const contactNoun = noun({
  routes: [contactRoutes],
  jobs: [],
  retention: [],
  backlog: [],
})
