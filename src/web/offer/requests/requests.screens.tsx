import { screens } from '#contract/screens'
import type { DashboardScreen } from '../../platform/navigation/screen.ts'

export const requestsScreens = [
  {
    path: screens.requestedProperties,
    access: ['agent'],
    menu: [{ group: 'own', to: ['agent'], name: 'Requested Properties', counts: ['offer'] }],
    under: [],
    load: () => import('./RequestedPropertiesPage.tsx'),
  },
  {
    path: screens.requestsOnMyHomes,
    access: ['admin'],
    menu: [{ group: 'yours', to: ['admin'], name: 'Requests on my homes', counts: ['offer'] }],
    under: [],
    load: () => import('./RequestsOnMyHomesPage.tsx'),
  },
] satisfies DashboardScreen[]
