import { screens } from '#contract/screens'
import { type DashboardScreen, everyRole } from '../platform/navigation/screen.ts'

export const notificationScreens = [
  {
    path: screens.notifications,
    access: 'signedIn',
    menu: [{ group: 'elsewhere', to: everyRole, name: 'Notifications', counts: [] }],
    under: [],
    load: () => import('./NotificationsPage.tsx'),
  },
] satisfies DashboardScreen[]
