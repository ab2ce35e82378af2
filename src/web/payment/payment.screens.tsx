import { screens } from '#contract/screens'
import type { DashboardScreen } from '../platform/navigation/screen.ts'

export const paymentScreens: DashboardScreen[] = [
  {
    path: screens.payment,
    access: 'signedIn',
    menu: [],
    under: [],
    load: () => import('./PaymentPage.tsx'),
  },
]
