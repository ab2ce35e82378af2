import type { Offer } from '#contract/offer'
import { shownDay } from '#contract/shown-day'
import { isNotThere } from '../api/api-error.ts'
import { paths } from '../navigation/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { PictureRow } from '../ui/list/PictureRow.tsx'
import { RowActions } from '../ui/rows/RowActions.tsx'
import type { Wisher } from '../wishlist/use-wish.ts'
import { OfferAmount } from './OfferAmount.tsx'
import { OfferBadge } from './OfferBadge.tsx'
import { OfferOutcome } from './OfferOutcome.tsx'
import { OfferSteps } from './steps/OfferSteps.tsx'
import { WithdrawOffer } from './WithdrawOffer.tsx'

/** One offer of a buyer: what it is for, how it stands, and what they may do about it. */
export const OfferRow = ({ offer, person }: { offer: Offer; person: Wisher }) => (
  <PictureRow
    picture={offer.propertyImage}
    title={offer.title}
    subtitle={offer.location}
    to={isStillThere(offer) ? paths.propertyDetails(offer.propertyId) : undefined}
    badge={<OfferBadge status={offer.status} />}
    facts={[
      ['Offered amount', <OfferAmount key="amount" offer={offer} />],
      ['Agent', offer.agentName],
      ['Buying date', shownDay(offer.buyingDate)],
    ]}
  >
    {(heading) => (
      <>
        <OfferSteps offer={offer} last="Yours" className="w-full" />
        <RowActions isGone={isNotThere} describedBy={heading} className="flex flex-wrap items-center gap-3">
          <OfferOutcome offer={offer} person={person} />
          {isStillThere(offer) && offer.agentEmail !== '' && (
            <ButtonLink to={paths.messagesAbout('offer', offer._id)} variant="quiet" compact aria-describedby={heading}>
              Ask {offer.agentName}
            </ButtonLink>
          )}
          <WithdrawOffer offer={offer} />
        </RowActions>
      </>
    )}
  </PictureRow>
)

/** Whether there is a page to lead to: not once the home is deleted or taken down. */
const isStillThere = (offer: Offer): offer is Offer & { propertyId: string } =>
  offer.propertyId !== undefined && offer.askingPrice !== undefined && offer.closedWhy !== 'takenDown'
