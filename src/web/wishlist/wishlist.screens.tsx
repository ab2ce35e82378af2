import { screens } from '#contract/screens'
import { buyers, type DashboardScreen } from '../platform/navigation/screen.ts'

export const wishlistScreens = [
  {
    path: screens.wishlist,
    access: 'signedIn',
    menu: [{ group: 'own', to: buyers, name: 'Wishlist', counts: [] }],
    under: [],
    load: () => import('./WishlistPage.tsx'),
  },
] satisfies DashboardScreen[]
