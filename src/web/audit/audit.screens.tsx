import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import type { DashboardScreen } from '../platform/navigation/screen.ts'

export const auditScreens = [
  {
    path: screens.auditTrail,
    access: ['admin'],
    menu: [{ group: 'site', to: ['admin'], name: t.auditTrail, counts: [] }],
    under: [],
    load: () => import('./AuditTrailPage.tsx'),
  },
] satisfies DashboardScreen[]
