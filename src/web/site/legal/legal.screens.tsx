import { screens } from '#contract/screens'
import type { Screen } from '../../platform/navigation/screen.ts'

export const legalScreens = [
  {
    path: screens.terms,
    access: 'everyone',
    load: () => import('./TermsPage.tsx'),
  },
  {
    path: screens.privacy,
    access: 'everyone',
    load: () => import('./PrivacyPage.tsx'),
  },
] satisfies Screen[]
