import type { Offer } from '#contract/offer'
import { shownDay } from '#contract/shown-day'
import { Fold } from '../../ui/Fold.tsx'
import { daysAgo } from '../../ui/time/format.ts'
import { OfferAmount } from '../OfferAmount.tsx'
import { shareOfAsking } from '../share-of-asking.ts'

/** What an agent weighs: the amount against the price, when the buyer wants the home, and what they write. */
export function OfferTerms({ offer, describedBy }: { offer: Offer; describedBy: string }) {
  const share = shareOfAsking(offer)
  return (
    <div className="grid gap-0.5">
      <p className="font-semibold">
        <OfferAmount offer={offer} />
      </p>
      {share && <p className="text-sm text-muted">{share} of the asking price</p>}
      <p className="text-sm text-muted">
        Wants to buy on <time dateTime={offer.buyingDate}>{shownDay(offer.buyingDate)}</time>
      </p>
      <p className="text-sm text-muted">
        Received <time dateTime={offer.createdAt}>{daysAgo(offer.createdAt)}</time>
      </p>
      {offer.note && (
        <Fold lines={6} describedBy={describedBy} className="mt-1 text-sm">
          {`“${offer.note}”`}
        </Fold>
      )}
    </div>
  )
}
