import { screens } from '#contract/screens'
import * as t from '#messages/menu'
import { buyers, type DashboardScreen } from '../platform/navigation/screen.ts'

export const wishlistScreens = [
  {
    path: screens.wishlist,
    access: 'signedIn',
    menu: [{ group: 'own', to: buyers, name: t.wishlist, counts: [] }],
    under: [],
    load: () => import('./WishlistPage.tsx'),
  },
] satisfies DashboardScreen[]
