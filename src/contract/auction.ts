import type { Property } from './property.ts'

type Auction = Pick<Property, 'auctionAt' | 'auctionClosesOffers'>

/** Returns whether a home takes no offers any more because its auction has begun (P-331). */
export const isClosedByAuction = ({ auctionAt, auctionClosesOffers }: Auction, at: Date): boolean =>
  auctionClosesOffers === true && auctionAt !== undefined && Date.parse(auctionAt) <= at.getTime()
