import { screens } from '#contract/screens'
import type { DashboardScreen } from '../../platform/navigation/screen.ts'

export const windowCardScreens = [
  {
    path: screens.windowCards,
    access: 'signedIn',
    menu: [],
    under: [screens.addAgentProperty],
    load: () => import('./WindowCardsPage.tsx'),
  },
] satisfies DashboardScreen[]
