import { noun } from '../../platform/noun/noun.ts'
import { removedWishes } from '../tables/wishlist.ts'
import { personalDataOfWishes } from './personal-data.store.ts'
import { wishlistRoutes } from './wishlist.routes.ts'

export const wishlistNoun = noun({
  routes: [wishlistRoutes],
  jobs: [],
  retention: [
    { table: removedWishes, endedAt: removedWishes.removedAt, keepDays: 1 }, // longer than the notice with Undo is shown
  ],
  backlog: [],
  personalData: personalDataOfWishes,
})
