import { screens } from '#contract/screens'
import type { Screen } from '../platform/navigation/screen.ts'

export const addPropertyScreens = [
  {
    path: screens.addProperty,
    access: ['agent', 'admin'],
    load: () => import('./AddPropertyPage.tsx'),
  },
] satisfies Screen[]
