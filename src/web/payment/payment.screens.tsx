import { screens } from '#contract/screens'
import type { DashboardScreen } from '../platform/navigation/screen.ts'

export const paymentScreens = [
  {
    path: screens.payment,
    access: 'signedIn',
    menu: [],
    under: [],
    load: () => import('./PaymentPage.tsx'),
  },
] satisfies DashboardScreen[]
