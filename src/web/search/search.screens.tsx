import { screens } from '#contract/screens'
import type { Screen } from '../platform/navigation/screen.ts'

export const searchScreens: Screen[] = [
  {
    path: screens.allProperty,
    access: 'signedIn',
    load: () => import('./AllPropertiesPage.tsx'),
  },
]
