import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import { type DashboardScreen, everyRole } from '../platform/navigation/screen.ts'

export const conversationScreens = [
  {
    path: `${screens.messages}/:id?` as const,
    access: 'signedIn',
    menu: [{ group: 'yours', to: everyRole, name: t.messages, counts: ['message'] }],
    under: [],
    load: () => import('./MessagesPage.tsx'),
  },
] satisfies DashboardScreen[]
