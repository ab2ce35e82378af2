import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import type { DashboardScreen } from '../../platform/navigation/screen.ts'

export const jobScreens = [
  {
    path: screens.failedJobs,
    access: ['admin'],
    menu: [{ group: 'site', to: ['admin'], name: t.failedJobs, counts: ['failedJob'] }],
    under: [],
    load: () => import('./FailedJobsPage.tsx'),
  },
] satisfies DashboardScreen[]
