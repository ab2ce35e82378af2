import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import type { DashboardScreen } from '../platform/navigation/screen.ts'

export const feedScreens = [
  {
    path: screens.feeds,
    access: ['agent', 'admin'],
    menu: [
      { group: 'yours', to: ['agent'], name: t.feeds, counts: [] },
      { group: 'site', to: ['admin'], name: t.feeds, counts: [] },
    ],
    under: [],
    load: () => import('./FeedsPage.tsx'),
  },
] satisfies DashboardScreen[]
