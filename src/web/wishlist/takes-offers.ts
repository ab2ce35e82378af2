import { isClosedByAuction } from '#contract/auction'
import { now } from '#contract/clock'
import { offMarket } from '#contract/market-state'
import { hasPage } from '#contract/property-visibility'
import type { WishlistItem } from '#contract/wishlist'
import * as t from '#messages/wishlist'

type Wish = Pick<
  WishlistItem,
  'status' | 'sold' | 'withdrawn' | 'market' | 'agentEmail' | 'openOffer' | 'auctionAt' | 'auctionClosesOffers'
>

export const takesOffers = (wish: Wish, email: string): boolean => whyNoOffers(wish, email) === undefined

export function whyNoOffers(wish: Wish, email: string): string | undefined {
  if (wish.sold) return t.isSold()
  if (!hasPage(wish)) return t.isWithdrawn()
  const market = offMarket(wish)
  if (market === 'paused') return t.isPaused()
  if (market) return t.soldElsewhere()
  if (isClosedByAuction(wish, now())) return t.auctionBegun()
  if (wish.agentEmail === email) return t.isOwn()
  if (wish.openOffer) return t.hasOpenOffer()
  return undefined
}
