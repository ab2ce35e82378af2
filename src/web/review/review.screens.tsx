import { screens } from '#contract/screens'
import { buyers, type DashboardScreen } from '../platform/navigation/screen.ts'

export const reviewScreens = [
  {
    path: screens.UserReviews,
    access: 'signedIn',
    menu: [{ group: 'own', to: buyers, name: 'My Reviews', counts: [] }],
    under: [],
    load: () => import('./MyReviewsPage.tsx'),
  },
  {
    path: screens.manageReviews,
    access: ['admin'],
    menu: [{ group: 'own', to: ['admin'], name: 'Manage Reviews', counts: [] }],
    under: [],
    load: () => import('./ManageReviewsPage.tsx'),
  },
] satisfies DashboardScreen[]
