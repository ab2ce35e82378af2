import { screens } from '#contract/screens'
import type { Screen } from '../platform/navigation/screen.ts'

export const unsubscribeScreens = [
  {
    path: screens.unsubscribe,
    access: 'everyone',
    load: () => import('./UnsubscribePage.tsx'),
  },
] satisfies Screen[]
