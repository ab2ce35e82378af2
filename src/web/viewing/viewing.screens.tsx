import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import { type DashboardScreen, everyRole } from '../platform/navigation/screen.ts'

export const viewingScreens = [
  {
    path: screens.viewings,
    access: 'signedIn',
    menu: [{ group: 'yours', to: everyRole, name: t.viewings, counts: ['viewing'] }],
    under: [],
    load: () => import('./ViewingsPage.tsx'),
  },
] satisfies DashboardScreen[]
