import { screens } from '#contract/screens'
import type { Screen } from '../../platform/navigation/screen.ts'

export const compareScreens = [
  {
    path: screens.compare,
    access: 'signedIn',
    load: () => import('./ComparePage.tsx'),
  },
] satisfies Screen[]
