import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import { buyers, type DashboardScreen } from '../platform/navigation/screen.ts'

export const reviewScreens = [
  {
    path: screens.UserReviews,
    access: 'signedIn',
    menu: [{ group: 'own', to: buyers, name: t.myReviews, counts: [] }],
    under: [],
    load: () => import('./MyReviewsPage.tsx'),
  },
  {
    path: screens.manageReviews,
    access: ['admin'],
    menu: [{ group: 'own', to: ['admin'], name: t.manageReviews, counts: [] }],
    under: [],
    load: () => import('./ManageReviewsPage.tsx'),
  },
] satisfies DashboardScreen[]
