import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import type { DashboardScreen } from '../platform/navigation/screen.ts'

export const reportScreens = [
  {
    path: screens.reports,
    access: ['admin'],
    menu: [{ group: 'site', to: ['admin'], name: t.reports, counts: ['report'] }],
    under: [],
    load: () => import('./ReportsPage.tsx'),
  },
] satisfies DashboardScreen[]
