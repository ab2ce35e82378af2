import { screens } from '#contract/screens'
import type { Screen } from '../platform/navigation/screen.ts'

export const detailsScreens = [
  {
    path: screens.propertyDetails,
    access: 'signedIn',
    load: () => import('./PropertyDetailsPage.tsx'),
  },
] satisfies Screen[]
