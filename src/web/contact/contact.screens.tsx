import { screens } from '#contract/screens'
import { type DashboardScreen, everyRole } from '../platform/navigation/screen.ts'

export const contactScreens = [
  {
    path: screens.contact,
    access: 'signedIn',
    menu: [{ group: 'more', to: everyRole, name: 'Contact', counts: [] }],
    under: [],
    load: () => import('./ContactPage.tsx'),
  },
] satisfies DashboardScreen[]
