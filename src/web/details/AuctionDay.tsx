import { isClosedByAuction } from '#contract/auction'
import { now } from '#contract/clock'
import type { Property } from '#contract/property'
import { shownTime } from '#contract/shown-time'
import { clockOf } from '../platform/clock/home-clock.ts'
import { clockHere } from '../ui/time/clock.ts'

/** The day of the auction in the local time of the home, or of the reader if that is unknown. */
export function AuctionDay({ property, auctionAt }: { property: Property; auctionAt: string }) {
  const { auctionConditional, auctionClosesOffers, clock } = property
  const utcOffset = (clock ? clockOf(clock) : clockHere)(auctionAt)
  const isOver = Date.parse(auctionAt) <= now().getTime()
  return (
    <div className="mt-2 text-sm">
      <p className="font-semibold">
        <span>{isOver ? 'The auction was on ' : 'Auction on '}</span>
        <time dateTime={auctionAt}>{shownTime({ startsAt: auctionAt, utcOffset })}</time>
      </p>
      {auctionConditional !== undefined && (
        <p className="text-muted">
          {auctionConditional
            ? 'Conditional: the buyer has time to exchange contracts after it.'
            : 'Unconditional: the fall of the hammer is an exchange of contracts.'}
        </p>
      )}
      {auctionClosesOffers && (
        <p className="text-muted">
          {isClosedByAuction(property, now()) ? 'Offers ended when it began.' : 'Offers end when it begins.'}
        </p>
      )}
    </div>
  )
}
