import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import { type DashboardScreen, everyRole } from '../platform/navigation/screen.ts'

export const savedSearchScreens = [
  {
    path: screens.savedSearches,
    access: 'signedIn',
    menu: [{ group: 'yours', to: everyRole, name: t.savedSearches, counts: [] }],
    under: [],
    load: () => import('./SavedSearchesPage.tsx'),
  },
] satisfies DashboardScreen[]
