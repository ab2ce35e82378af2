import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import type { DashboardScreen } from '../platform/navigation/screen.ts'

export const userScreens = [
  {
    path: screens.manageUsers,
    access: ['admin'],
    menu: [{ group: 'own', to: ['admin'], name: t.manageUsers, counts: [] }],
    under: [],
    load: () => import('./ManageUsersPage.tsx'),
  },
] satisfies DashboardScreen[]
