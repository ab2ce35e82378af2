import { noun } from '../../platform/noun/noun.ts'
import { sharingInvitations } from '../tables/sharing.ts'
import { personalDataOfSharing } from './personal-data.store.ts'
import { sharingRoutes } from './sharing.routes.ts'

export const sharingNoun = noun({
  routes: [sharingRoutes],
  jobs: [],
  retention: [{ table: sharingInvitations, endedAt: sharingInvitations.lapsesAt, keepDays: 0 }],
  backlog: [],
  personalData: personalDataOfSharing,
})
