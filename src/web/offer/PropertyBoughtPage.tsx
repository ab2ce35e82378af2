import { useInfiniteQuery } from '@tanstack/react-query'
import { rowId } from '../platform/api/pages.ts'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { List } from '../ui/list/List.tsx'
import { PictureRowSkeletons } from '../ui/list/PictureRow.tsx'
import type { Buyer } from '../wishlist/wishlist.queries.ts'
import { OfferRow } from './OfferRow.tsx'
import { offersOfBuyer } from './offer.queries.ts'
import { PaymentsDue } from './PaymentsDue.tsx'

const PropertyBoughtPage = () => (
  <OwnPage title="Property Bought" lead="Your offers, and the homes that became yours.">
    {(person) => <Offers person={person} />}
  </OwnPage>
)

export { PropertyBoughtPage as Component }

function Offers({ person }: { person: Buyer }) {
  const list = useInfiniteQuery(offersOfBuyer(person.email))
  return (
    <List list={list} keyOf={rowId} failed="Your offers could not be loaded." empty={<Empty />}>
      {(offers) =>
        offers ? (
          <>
            <PaymentsDue offers={offers} email={person.email} />
            <ul className="grid gap-4">
              {offers.map((offer) => (
                <li key={offer._id} id={offer._id}>
                  <OfferRow offer={offer} person={person} />
                </li>
              ))}
            </ul>
          </>
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
