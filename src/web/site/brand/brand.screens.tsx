import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import type { DashboardScreen } from '../../platform/navigation/screen.ts'

export const brandScreens = [
  {
    path: screens.site,
    access: ['admin'],
    menu: [{ group: 'site', to: ['admin'], name: t.site, counts: [] }],
    under: [],
    load: () => import('./SitePage.tsx'),
  },
] satisfies DashboardScreen[]
