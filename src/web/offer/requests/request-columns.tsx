import { Link } from 'react-router'
import type { Offer } from '#contract/offer'
import { paths } from '../../navigation/paths.ts'
import { EmailText } from '../../ui/EmailText.tsx'
import { Fold } from '../../ui/Fold.tsx'
import type { Column } from '../../ui/list/Table.tsx'
import { TitleCell } from '../../ui/list/TitleCell.tsx'
import { OfferBadge } from '../OfferBadge.tsx'
import { OfferSteps } from '../steps/OfferSteps.tsx'
import { AnswerButtons } from './AnswerButtons.tsx'
import { OfferTerms } from './OfferTerms.tsx'

/** An offer as the home's agent sees it, below the home. Readers hear the home with each row. */
export const requestColumns: Column<Offer>[] = [
  {
    name: 'Buyer',
    head: true,
    bare: true,
    className: 'sm:w-[25%]',
    cell: ({ _id, title, location, buyerName, buyerEmail, propertyId }, headId) => (
      <>
        <span className="sr-only">{title}</span>
        <span className="sr-only">{location}</span>
        <TitleCell first={buyerName} second={<EmailText email={buyerEmail} />} />
        {propertyId !== undefined && buyerEmail !== '' && (
          <Link
            to={paths.messagesAbout('offer', _id)}
            aria-describedby={headId}
            className="link mt-1 inline-block py-1 text-sm"
          >
            Message
          </Link>
        )}
      </>
    ),
  },
  {
    name: 'Offer',
    className: 'tabular-nums sm:w-[28%]',
    cell: (offer, headId) => <OfferTerms offer={offer} describedBy={headId} />,
  },
  { name: 'Status', cell: (offer, headId) => <Standing offer={offer} headId={headId} /> },
]

const Standing = ({ offer, headId }: { offer: Offer; headId: string }) => (
  <div className="grid justify-items-start gap-3">
    <OfferBadge status={offer.status} />
    <OfferSteps offer={offer} last="Sold" className="w-full" />
    {offer.status === 'pending' && offer.rivalAccepted && (
      <p className="text-sm text-muted">Waits: another offer on this home is accepted.</p>
    )}
    {offer.reason && (
      <Fold lines={6} describedBy={headId} className="text-sm text-muted">
        {`You wrote: “${offer.reason}”`}
      </Fold>
    )}
    {offer.status === 'Bought' && (
      <Link to={paths.receipt(offer._id)} aria-describedby={headId} className="link text-sm">
        Receipt
      </Link>
    )}
    <AnswerButtons offer={offer} headId={headId} />
  </div>
)
