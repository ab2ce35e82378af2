import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import { buyers, type DashboardScreen, everyRole } from '../platform/navigation/screen.ts'

const profile = () => import('./ProfilePage.tsx')

export const accountScreens = [
  {
    path: screens.userProfile,
    access: 'signedIn',
    menu: [{ group: 'own', to: buyers, name: t.myProfile, counts: [] }],
    under: [],
    load: profile,
  },
  {
    path: screens.agentProfile,
    access: ['agent'],
    menu: [{ group: 'own', to: ['agent'], name: t.agentProfile, counts: [] }],
    under: [],
    load: profile,
  },
  {
    path: screens.adminProfile,
    access: ['admin'],
    menu: [{ group: 'own', to: ['admin'], name: t.adminProfile, counts: [] }],
    under: [],
    load: profile,
  },
  {
    path: screens.security,
    access: 'signedIn',
    menu: [{ group: 'yours', to: everyRole, name: t.security, counts: [] }],
    under: [],
    load: () => import('./SecurityPage.tsx'),
  },
] satisfies DashboardScreen[]
