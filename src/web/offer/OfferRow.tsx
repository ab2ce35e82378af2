import { useState } from 'react'
import { isolated } from '#contract/isolated'
import type { Offer } from '#contract/offer'
import { offerCan } from '#contract/offer-status'
import { personName } from '#contract/person-name'
import { shownDay } from '#contract/shown-day'
import * as t from '#messages/offer'
import { isNotThere } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import { MarketBadge } from '../property/MarketBadge.tsx'
import { Button, ButtonLink, ButtonPlace } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx'
import { PictureRow } from '../ui/list/PictureRow.tsx'
import { RowActions, useRow } from '../ui/rows/RowActions.tsx'
import { useRowChange } from '../ui/rows/row-change.ts'
import type { Buyer } from '../wishlist/wishlist.queries.ts'
import { OfferOutcome, OutcomeLink } from './OfferOutcome.tsx'
import { OfferSteps } from './OfferSteps.tsx'
import { useCancelOffer } from './offer.queries.ts'
import { OfferAmount, OfferBadge } from './offer-columns.tsx'

export const OfferRow = ({ offer, person }: { offer: Offer; person: Buyer }) => (
  <PictureRow
    picture={offer.propertyImage}
    title={<bdi>{offer.title}</bdi>}
    subtitle={offer.location}
    to={isStillThere(offer) ? paths.propertyDetails(offer.propertyId) : undefined}
    badge={
      <span className="inline-flex flex-wrap gap-1.5">
        <OfferBadge status={offer.status} />
        <MarketBadge home={offer} />
      </span>
    }
    facts={[
      [t.amount(), <OfferAmount key="amount" offer={offer} />],
      [t.agent(), personName(offer.agentName)],
      [t.buyingDate(), shownDay(offer.buyingDate)],
    ]}
  >
    {(heading) => (
      <>
        <OfferSteps offer={offer} last={t.stepYours()} className="w-full" />
        <RowActions isGone={isNotThere} describedBy={heading} className="grid gap-3">
          <OfferOutcome offer={offer} />
          <div className="flex flex-wrap items-center gap-3 empty:hidden">
            <PayOrWithdraw offer={offer} person={person} />
            <OutcomeLink offer={offer} />
            {isStillThere(offer) && offer.agentEmail !== '' && (
              <ButtonLink
                to={paths.messagesAbout('offer', offer._id)}
                variant="quiet"
                compact
                aria-describedby={heading}
              >
                {t.ask({ name: isolated(personName(offer.agentName)) })}
              </ButtonLink>
            )}
          </div>
        </RowActions>
      </>
    )}
  </PictureRow>
)

const isStillThere = (offer: Offer): offer is Offer & { propertyId: string } =>
  offer.propertyId !== undefined && offer.askingPrice !== undefined && offer.closedWhy !== 'takenDown'

/** Shows Pay in the space of Withdraw once the offer is accepted, so that nothing moves. */
function PayOrWithdraw({ offer, person }: { offer: Offer; person: Buyer }) {
  const { describedBy } = useRow()
  if (offerCan('cancel', offer)) return <WithdrawOffer offer={offer} />
  if (!offerCan('pay', offer)) return null
  return (
    <span className="inline-grid *:[grid-area:1/1]">
      <ButtonPlace name={t.withdraw()} variant="quiet" />
      <ButtonLink to={paths.payment(person.email, offer._id)} aria-describedby={describedBy}>
        {t.pay()}
      </ButtonLink>
    </span>
  )
}

const WITHDRAWAL = 'withdraw'

function WithdrawOffer({ offer }: { offer: Offer }) {
  const { running, isLocked, run, describedBy } = useRow()
  const { mutateAsync: cancel } = useCancelOffer(offer._id)
  const showChange = useRowChange<Offer>(offer._id)
  const [isAsking, setAsking] = useState(false)
  const withdraw = async () => {
    await cancel().finally(() => setAsking(false))
    showChange({ status: 'rejected', closedWhy: 'withdrawn' })
    return t.isWithdrawn()
  }
  return (
    <>
      <Button variant="quiet" unavailable={isLocked} aria-describedby={describedBy} onClick={() => setAsking(true)}>
        {t.withdraw()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={running === WITHDRAWAL}
        words={t.withdrawWords({ name: isolated(personName(offer.agentName)), title: isolated(offer.title) })}
        confirm={t.yesWithdraw()}
        onConfirm={() => void run(WITHDRAWAL, withdraw)}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
