import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import { type DashboardScreen, everyRole } from '../../platform/navigation/screen.ts'

export const contactScreens = [
  {
    path: screens.contact,
    access: 'signedIn',
    menu: [{ group: 'more', to: everyRole, name: t.contact, counts: [] }],
    under: [],
    load: () => import('./ContactPage.tsx'),
  },
] satisfies DashboardScreen[]
