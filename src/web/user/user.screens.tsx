import { screens } from '#contract/screens'
import type { DashboardScreen } from '../platform/navigation/screen.ts'

export const userScreens = [
  {
    path: screens.manageUsers,
    access: ['admin'],
    menu: [{ group: 'own', to: ['admin'], name: 'Manage Users', counts: [] }],
    under: [],
    load: () => import('./ManageUsersPage.tsx'),
  },
] satisfies DashboardScreen[]
