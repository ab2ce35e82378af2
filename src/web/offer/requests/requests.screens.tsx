import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import type { DashboardScreen } from '../../platform/navigation/screen.ts'

export const requestsScreens = [
  {
    path: screens.requestedProperties,
    access: ['agent'],
    menu: [{ group: 'own', to: ['agent'], name: t.requestedProperties, counts: ['offer'] }],
    under: [],
    load: () => import('./RequestedPropertiesPage.tsx'),
  },
  {
    path: screens.requestsOnMyHomes,
    access: ['admin'],
    menu: [{ group: 'yours', to: ['admin'], name: t.requestsOnMyHomes, counts: ['offer'] }],
    under: [],
    load: () => import('./RequestsOnMyHomesPage.tsx'),
  },
] satisfies DashboardScreen[]
