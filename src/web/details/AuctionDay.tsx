import { useId } from 'react'
import { isClosedByAuction } from '#contract/auction'
import { auctionApi } from '#contract/auction-calendar'
import { now } from '#contract/clock'
import type { Property } from '#contract/property'
import { shownTime } from '#contract/shown-time'
import * as t from '#messages/homeParts'
import { clockOf } from '../platform/clock/home-clock.ts'
import { AddToCalendar } from '../platform/export/AddToCalendar.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import type { HomeViewer } from './home-viewer.ts'

type Props = { property: Property; auctionAt: string; viewer: HomeViewer | undefined }

export function AuctionDay({ property, auctionAt, viewer }: Props) {
  const day = useId()
  const { auctionConditional, auctionClosesOffers, clock } = property
  const utcOffset = clockOf(clock)(auctionAt)
  const isOver = Date.parse(auctionAt) <= now().getTime()
  return (
    <div className="mt-2 text-sm">
      <p id={day} className="font-semibold">
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
      {viewer && !isOver && (
        <div inert={viewer.isPreview} className="mt-2 print:hidden">
          <AddToCalendar endpoint={auctionApi.calendar} id={property._id} describedBy={day} />
        </div>
      )}
    </div>
  )
}
