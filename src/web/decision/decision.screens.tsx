import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import type { DashboardScreen } from '../platform/navigation/screen.ts'

export const decisionScreens = [
  {
    path: screens.manageProperties,
    access: ['admin'],
    menu: [{ group: 'own', to: ['admin'], name: t.manageProperties, counts: ['pending', 'edited'] }],
    under: [],
    load: () => import('./ManagePropertiesPage.tsx'),
  },
] satisfies DashboardScreen[]
