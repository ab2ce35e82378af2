import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

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
