import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { Property } from './property.ts'

type Auction = Pick<Property, 'auctionAt' | 'auctionClosesOffers'>

/** Returns true for a home that takes no more offers because its auction has begun (P-331). */
export const isClosedByAuction = ({ auctionAt, auctionClosesOffers }: Auction, at: Date): boolean =>
  auctionClosesOffers === true && auctionAt !== undefined && Date.parse(auctionAt) <= at.getTime()

export const auctionApi = {
  calendar: endpoint({
    method: 'GET',
    path: '/allProperty/:id/auction.ics',
    access: 'signedIn',
    summary: 'The auction of a home that the caller may see, as a calendar file (RFC 5545)',
    answer: z.string(),
    download: { name: 'auction.ics', type: 'text/calendar' },
  }),
}
