import { screens } from '#contract/screens'
import { type DashboardScreen, everyRole } from '../platform/navigation/screen.ts'

export const conversationScreens: DashboardScreen[] = [
  {
    path: `${screens.messages}/:id?`,
    access: 'signedIn',
    menu: [{ group: 'yours', to: everyRole, name: 'Messages', counts: ['message'] }],
    under: [],
    load: () => import('./MessagesPage.tsx'),
  },
]
