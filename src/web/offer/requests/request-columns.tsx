import { Link } from 'react-router'
import { now } from '#contract/clock'
import { offMarket } from '#contract/market-state'
import type { Offer } from '#contract/offer'
import { offerCan } from '#contract/offer-status'
import { personName } from '#contract/person-name'
import { shownDay } from '#contract/shown-day'
import { quoted, receipt, stepSold } from '#messages/offer'
import * as t from '#messages/requests'
import { isNotThere } from '../../platform/api/api-error.ts'
import { useMoney } from '../../platform/api/use-money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { EmailText } from '../../ui/EmailText.tsx'
import { Fold } from '../../ui/Fold.tsx'
import type { Column } from '../../ui/list/Table.tsx'
import { TitleCell } from '../../ui/list/TitleCell.tsx'
import { RowAction, RowActions } from '../../ui/rows/RowActions.tsx'
import { useRowChange } from '../../ui/rows/row-change.ts'
import { TextWithParts } from '../../ui/TextWithParts.tsx'
import { listedDay } from '../../ui/time/day-in-words.ts'
import { OfferSteps } from '../OfferSteps.tsx'
import { useAnswerOffer } from '../offer.queries.ts'
import { OfferAmount, OfferBadge } from '../offer-columns.tsx'
import { PartsPaid } from '../PartsPaid.tsx'
import { shareOfAsking } from '../share-of-asking.ts'
import { RejectWithReply } from './RejectWithReply.tsx'

export const requestColumns = (): Column<Offer>[] => [
  {
    name: t.buyer(),
    head: true,
    bare: true,
    className: 'sm:w-[25%]',
    cell: ({ _id, title, location, buyerName, buyerEmail, propertyId }, headId) => (
      <>
        <span className="sr-only">{title}</span>
        <span className="sr-only">{location}</span>
        <TitleCell first={personName(buyerName)} second={<EmailText email={buyerEmail} />} />
        {propertyId !== undefined && buyerEmail !== '' && (
          <Link
            to={paths.messagesAbout('offer', _id)}
            aria-describedby={headId}
            className="link mt-1 inline-block py-1 text-sm"
          >
            {t.message()}
          </Link>
        )}
      </>
    ),
  },
  {
    name: t.offer(),
    className: 'sm:w-[28%]',
    cell: (offer, headId) => <OfferTerms offer={offer} describedBy={headId} />,
  },
  { name: t.status(), cell: (offer, headId) => <Standing offer={offer} headId={headId} /> },
]

const Considered = ({ amount }: { amount: number }) => (
  <p className="text-sm text-muted">{t.youWouldConsider({ amount: useMoney().amount(amount) })}</p>
)

const Standing = ({ offer, headId }: { offer: Offer; headId: string }) => (
  <div className="grid justify-items-start gap-3">
    <OfferBadge status={offer.status} />
    <OfferSteps offer={offer} last={stepSold()} className="w-full" />
    {offer.status === 'pending' && offer.rivalAccepted && <p className="text-sm text-muted">{t.holdForOther()}</p>}
    {offer.status === 'pending' && offMarket(offer) && <p className="text-sm text-muted">{t.holdForPause()}</p>}
    <PartsPaid offer={offer} />
    {offer.reason && (
      <Fold lines={6} describedBy={headId} className="text-sm text-muted">
        {t.youWrote({ text: offer.reason })}
      </Fold>
    )}
    {offer.counterAmount !== undefined && <Considered amount={offer.counterAmount} />}
    {offer.status === 'Bought' && (
      <Link to={paths.receipt(offer._id)} aria-describedby={headId} className="link text-sm">
        {receipt()}
      </Link>
    )}
    <AnswerButtons offer={offer} headId={headId} />
  </div>
)

function OfferTerms({ offer, describedBy }: { offer: Offer; describedBy: string }) {
  const { currency } = useMoney()
  const share = shareOfAsking(offer, currency)
  return (
    <div className="grid gap-0.5">
      <p className="font-semibold">
        <OfferAmount offer={offer} />
      </p>
      {share && <p className="text-sm text-muted">{t.shareOfAsking({ share })}</p>}
      <p className="text-sm text-muted">
        <TextWithParts
          text={t.wantsToBuy({ day: shownDay(offer.buyingDate) })}
          parts={{ day: (day) => <time dateTime={offer.buyingDate}>{day}</time> }}
        />
      </p>
      <p className="text-sm text-muted">
        <TextWithParts
          text={t.received({ day: listedDay(offer.createdAt, now()) })}
          parts={{ day: (day) => <time dateTime={offer.createdAt}>{day}</time> }}
        />
      </p>
      {offer.note && (
        <Fold lines={6} describedBy={describedBy} className="mt-1 text-sm">
          {quoted({ text: offer.note })}
        </Fold>
      )}
    </div>
  )
}

const done = {
  accepted: t.hasAccepted,
  rejected: t.hasRejected,
} as const

/**
 * The buttons to accept or reject an offer. Accept requires a home on the market without another accepted offer (P-25).
 */
function AnswerButtons({ offer, headId }: { offer: Offer; headId: string }) {
  const { mutateAsync: answer } = useAnswerOffer(offer._id)
  const showChange = useRowChange<Offer>(offer._id)
  const giving = (status: keyof typeof done) => async () => {
    await answer({ status })
    showChange({ status })
    return done[status]()
  }
  return (
    <RowActions isGone={isNotThere} describedBy={headId}>
      <RowAction
        name={t.accept()}
        compact
        available={offerCan('accept', offer) && !offer.rivalAccepted && !offMarket(offer)}
        act={giving('accepted')}
      />
      <RowAction
        name={t.reject()}
        variant="quiet"
        compact
        available={offerCan('reject', offer)}
        act={giving('rejected')}
      />
      <RejectWithReply offer={offer} available={offerCan('reject', offer)} />
    </RowActions>
  )
}
