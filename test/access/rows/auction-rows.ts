import type { RowsOf } from '../row.ts'
import { home, itself } from '../world.ts'
import { notPublic } from './exceptions.ts'

const auctionAt = '2031-03-04T10:00:00.000Z'

export const auctionRows: RowsOf<'auction'> = {
  calendar: [
    { what: 'download the day of an auction for their calendar', given: home({ auctionAt }), send: itself },
    {
      what: 'download the day of an auction of a pending home',
      given: home({ auctionAt, status: 'pending' }),
      send: itself,
      but: [notPublic()],
    },
    { what: 'download the day of an auction of a home without one', given: home(), send: itself, answers: 404 },
  ],
}
