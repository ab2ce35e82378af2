import { screens } from '#contract/screens'
import type { DashboardScreen } from '../platform/navigation/screen.ts'

export const decisionScreens = [
  {
    path: screens.manageProperties,
    access: ['admin'],
    menu: [{ group: 'own', to: ['admin'], name: 'Manage Properties', counts: ['pending', 'edited'] }],
    under: [],
    load: () => import('./ManagePropertiesPage.tsx'),
  },
] satisfies DashboardScreen[]
