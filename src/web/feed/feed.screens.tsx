import { screens } from '#contract/screens'
import type { DashboardScreen } from '../platform/navigation/screen.ts'

export const feedScreens = [
  {
    path: screens.feeds,
    access: ['agent', 'admin'],
    menu: [
      { group: 'yours', to: ['agent'], name: 'Feeds', counts: [] },
      { group: 'site', to: ['admin'], name: 'Feeds', counts: [] },
    ],
    under: [],
    load: () => import('./FeedsPage.tsx'),
  },
] satisfies DashboardScreen[]
