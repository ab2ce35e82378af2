import { useInfiniteQuery } from '@tanstack/react-query'
import { type Offer, offerCan } from '#contract/offer'
import { rowId } from '../api/row-id.ts'
import { paths } from '../navigation/paths.ts'
import { OwnPage } from '../session/OwnPage.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { List } from '../ui/list/List.tsx'
import { PictureRow, PictureRowSkeletons } from '../ui/list/PictureRow.tsx'
import { shownDay } from '../ui/time/shown-day.ts'
import { shownMoment } from '../ui/time/shown-moment.ts'
import { OfferAmount } from './OfferAmount.tsx'
import { OfferBadge } from './OfferBadge.tsx'
import { offersOfBuyer } from './offer.queries.ts'

/** /dashboard/propertyBought: all offers that a person made, of every status. */
const PropertyBoughtPage = () => (
  <OwnPage title="Property Bought" lead="Your offers, and the homes that became yours.">
    {({ email }) => <Offers email={email} />}
  </OwnPage>
)

export { PropertyBoughtPage as Component }

function Offers({ email }: { email: string }) {
  const list = useInfiniteQuery(offersOfBuyer(email))
  return (
    <List list={list} keyOf={rowId} failed="Your offers could not be loaded." empty={<Empty />}>
      {(offers) =>
        offers ? (
          <ul className="grid gap-4">
            {offers.map((offer) => (
              <li key={offer._id}>
                <OfferRow offer={offer} email={email} />
              </li>
            ))}
          </ul>
        ) : (
          <PictureRowSkeletons />
        )
      }
    </List>
  )
}

const Empty = () => (
  <EmptyState title="You haven’t made any offers yet. Start from a home on your wishlist.">
    <ButtonLink to={paths.wishlist} variant="quiet">
      Open your wishlist
    </ButtonLink>
  </EmptyState>
)

const OfferRow = ({ offer, email }: { offer: Offer; email: string }) => (
  <PictureRow
    picture={offer.propertyImage}
    title={offer.title}
    subtitle={offer.location}
    badge={<OfferBadge status={offer.status} />}
    facts={[
      ['Offered amount', <OfferAmount key="amount" offer={offer} />],
      ['Agent', offer.agentName],
      ['Buying date', shownDay(offer.buyingDate)],
    ]}
  >
    <Outcome offer={offer} email={email} />
  </PictureRow>
)

/** What is to be done or known: pay an accepted offer, or the transaction of a bought one (P-25). */
function Outcome({ offer, email }: { offer: Offer; email: string }) {
  if (offerCan('pay', offer)) {
    return (
      <>
        <ButtonLink to={paths.payment(email, offer._id)}>Pay</ButtonLink>
        {offer.payBefore && (
          <p className="text-sm text-muted">
            Please pay before <time dateTime={offer.payBefore}>{shownMoment(offer.payBefore)}</time>
          </p>
        )}
      </>
    )
  }
  if (offer.transactionId) {
    return (
      <p className="text-sm text-muted">
        Transaction id: <span className="font-semibold text-ink">{offer.transactionId}</span>
      </p>
    )
  }
  return <p className="text-sm text-muted">{waiting[offer.status]}</p>
}

const waiting: Record<Offer['status'], string> = {
  pending: 'Waiting for the agent’s answer.',
  accepted: '',
  rejected: 'This offer is closed.',
  Bought: '',
}
