import { screens } from '#contract/screens'
import type { Screen } from '../platform/navigation/screen.ts'

export const homeScreens = [
  {
    path: screens.home,
    access: 'everyone',
    load: () => import('./HomePage.tsx'),
  },
] satisfies Screen[]
