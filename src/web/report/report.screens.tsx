import { screens } from '#contract/screens'
import type { DashboardScreen } from '../platform/navigation/screen.ts'

export const reportScreens = [
  {
    path: screens.reports,
    access: ['admin'],
    menu: [{ group: 'site', to: ['admin'], name: 'Reports', counts: ['report'] }],
    under: [],
    load: () => import('./ReportsPage.tsx'),
  },
] satisfies DashboardScreen[]
