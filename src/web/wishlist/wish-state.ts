import type { Property } from '#contract/property'
import { isForSale, isPublic } from '#contract/property-visibility'
import type { WishlistItem } from '#contract/wishlist'
import { isOwnHome, type Person } from '../session/session-state.ts'

type Wish = Pick<WishlistItem, 'status' | 'sold' | 'withdrawn' | 'agentEmail' | 'openOffer'>

/** Whether this person may wish the property: everybody but its agent, while it is for sale (P-38). */
export const mayWish = (property: Property, person: Pick<Person, 'email' | 'id'>): boolean =>
  isForSale(property) && !isOwnHome(property, person)

/** Whether this person may offer on the home, as it is now (P-36). */
export const takesOffers = (wish: Wish, email: string): boolean => whyNoOffers(wish, email) === undefined

/** Why the home takes no offer of this person, in a sentence. */
export function whyNoOffers(wish: Wish, email: string): string | undefined {
  if (wish.sold) return 'This home is sold, and takes no more offers.'
  if (!isPublic(wish)) return 'This home has been withdrawn, and takes no offers.'
  if (wish.agentEmail === email) return 'This home is your own listing, so you can’t offer on it.'
  if (wish.openOffer) return 'You have an open offer on this home already.'
  return undefined
}
