import { isClosedByAuction } from '#contract/auction'
import { now } from '#contract/clock'
import type { Property } from '#contract/property'
import { shownTime } from '#contract/shown-time'
import * as t from '#messages/homeParts'
import { clockOf } from '../platform/clock/home-clock.ts'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { clockHere } from '../ui/time/clock.ts'

/** The day of the auction in the local time of the home, or of the reader if that is unknown. */
export function AuctionDay({ property, auctionAt }: { property: Property; auctionAt: string }) {
  const { auctionConditional, auctionClosesOffers, clock } = property
  const utcOffset = (clock ? clockOf(clock) : clockHere)(auctionAt)
  const isOver = Date.parse(auctionAt) <= now().getTime()
  return (
    <div className="mt-2 text-sm">
      <p className="font-semibold">
        <TextWithParts
          text={(isOver ? t.auctionWas : t.auctionIs)({ time: shownTime({ startsAt: auctionAt, utcOffset }) })}
          parts={{ time: (words) => <time dateTime={auctionAt}>{words}</time> }}
        />
      </p>
      {auctionConditional !== undefined && (
        <p className="text-muted">{auctionConditional ? t.auctionConditional() : t.auctionUnconditional()}</p>
      )}
      {auctionClosesOffers && (
        <p className="text-muted">{isClosedByAuction(property, now()) ? t.offersEnded() : t.offersEnd()}</p>
      )}
    </div>
  )
}
