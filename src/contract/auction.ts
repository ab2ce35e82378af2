import type { Property } from './property.ts'

type Auction = Pick<Property, 'auctionAt' | 'auctionClosesOffers'>

/** Returns true for a home that takes no more offers because its auction has begun (P-331). */
export const isClosedByAuction = ({ auctionAt, auctionClosesOffers }: Auction, at: Date): boolean =>
  auctionClosesOffers === true && auctionAt !== undefined && Date.parse(auctionAt) <= at.getTime()
