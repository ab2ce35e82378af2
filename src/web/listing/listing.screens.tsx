import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import type { DashboardScreen } from '../platform/navigation/screen.ts'

export const listingScreens = [
  {
    path: screens.addAgentProperty,
    access: ['agent'],
    menu: [{ group: 'own', to: ['agent'], name: t.addedProperties, counts: [] }],
    under: [],
    load: () => import('./AddedPropertiesPage.tsx'),
  },
  {
    path: screens.update,
    access: ['agent'],
    menu: [],
    under: [screens.addAgentProperty],
    load: () => import('./UpdatePropertyPage.tsx'),
  },
] satisfies DashboardScreen[]
