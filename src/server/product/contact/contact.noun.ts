import { noun } from '../../platform/noun/noun.ts'
import { noPersonalData } from '../../platform/noun/personal-data.store.ts'
import { contactRoutes } from './contact.routes.ts'

export const contactNoun = noun({
  routes: [contactRoutes],
  jobs: [],
  retention: [],
  backlog: [],
  personalData: noPersonalData,
})
