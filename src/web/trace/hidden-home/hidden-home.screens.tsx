import { screens } from '#contract/screens'
import type { DashboardScreen } from '../../platform/navigation/screen.ts'

export const hiddenHomeScreens = [
  {
    path: screens.hidden,
    access: 'signedIn',
    menu: [],
    under: [screens.savedSearches],
    load: () => import('./HiddenHomesPage.tsx'),
  },
] satisfies DashboardScreen[]
