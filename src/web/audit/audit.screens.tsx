import { screens } from '#contract/screens'
import type { DashboardScreen } from '../platform/navigation/screen.ts'

export const auditScreens = [
  {
    path: screens.auditTrail,
    access: ['admin'],
    menu: [{ group: 'site', to: ['admin'], name: 'Audit trail', counts: [] }],
    under: [],
    load: () => import('./AuditTrailPage.tsx'),
  },
] satisfies DashboardScreen[]
