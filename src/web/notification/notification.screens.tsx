import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import { type DashboardScreen, everyRole } from '../platform/navigation/screen.ts'

export const notificationScreens = [
  {
    path: screens.notifications,
    access: 'signedIn',
    menu: [{ group: 'elsewhere', to: everyRole, name: t.notifications, counts: [] }],
    under: [],
    load: () => import('./NotificationsPage.tsx'),
  },
] satisfies DashboardScreen[]
