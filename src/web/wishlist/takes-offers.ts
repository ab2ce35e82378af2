import { isClosedByAuction } from '#contract/auction'
import { now } from '#contract/clock'
import { offMarket } from '#contract/market-state'
import { hasPage } from '#contract/property-visibility'
import type { WishlistItem } from '#contract/wishlist'

type Wish = Pick<
  WishlistItem,
  'status' | 'sold' | 'withdrawn' | 'market' | 'agentEmail' | 'openOffer' | 'auctionAt' | 'auctionClosesOffers'
>

export const takesOffers = (wish: Wish, email: string): boolean => whyNoOffers(wish, email) === undefined

export function whyNoOffers(wish: Wish, email: string): string | undefined {
  if (wish.sold) return 'This home is sold, and takes no more offers.'
  if (!hasPage(wish)) return 'This home has been withdrawn, and takes no offers.'
  const market = offMarket(wish)
  if (market === 'paused') return 'This home is paused by its agent, and takes no offers for now.'
  if (market) return 'This home was sold elsewhere, and takes no offers.'
  if (isClosedByAuction(wish, now())) return 'The auction of this home has begun. It takes no offers any more.'
  if (wish.agentEmail === email) return 'This home is your own listing, so you can’t offer on it.'
  if (wish.openOffer) return 'You have an open offer on this home already.'
  return undefined
}
