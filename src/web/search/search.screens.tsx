import { screens } from '#contract/screens'
import type { Screen } from '../platform/navigation/screen.ts'

export const searchScreens = [
  {
    path: screens.allProperty,
    access: 'signedIn',
    load: () => import('./AllPropertiesPage.tsx'),
  },
] satisfies Screen[]
