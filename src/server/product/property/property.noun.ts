import { FIGURE_DAYS } from '#contract/figures'
import { noun } from '../../platform/noun/noun.ts'
import { agentViews, propertyViews, viewMarks } from '../tables/property-view.ts'
import { personalDataOfListings } from './personal-data.store.ts'
import { propertyRoutes } from './property.routes.ts'
import { propertyReadRoutes } from './property-reads.routes.ts'
import { propertyViewRoutes } from './property-views.routes.ts'

export const propertyNoun = noun({
  routes: [propertyReadRoutes, propertyRoutes, propertyViewRoutes],
  jobs: [],
  retention: [
    { table: viewMarks, endedAt: viewMarks.dayEndsAt, keepDays: 0 },
    { table: propertyViews, endedAt: propertyViews.dayEndsAt, keepDays: FIGURE_DAYS },
    { table: agentViews, endedAt: agentViews.dayEndsAt, keepDays: FIGURE_DAYS },
  ],
  backlog: [],
  personalData: personalDataOfListings,
})
