import { screens } from '#contract/screens'
import type { DashboardScreen } from '../../platform/navigation/screen.ts'

export const sharingScreens = [
  {
    path: screens.together,
    access: 'signedIn',
    menu: [], // the wishlist leads there
    under: [screens.wishlist],
    load: () => import('./TogetherPage.tsx'),
  },
] satisfies DashboardScreen[]
