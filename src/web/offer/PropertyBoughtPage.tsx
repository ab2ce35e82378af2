import { useInfiniteQuery } from '@tanstack/react-query'
import * as t from '#messages/offer'
import { rowId } from '../platform/api/pages.ts'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import type { Buyer } from '../wishlist/wishlist.queries.ts'
import { OfferRow } from './OfferRow.tsx'
import { offersOfBuyer } from './offer.queries.ts'
import { PaymentsDue } from './PaymentsDue.tsx'

const PropertyBoughtPage = () => (
  <OwnPage title={t.offersTitle()} lead={t.offersLead()}>
    {(person) => <Offers person={person} />}
  </OwnPage>
)

export { PropertyBoughtPage as Component }

function Offers({ person }: { person: Buyer }) {
  return (
    <RowList
      list={useInfiniteQuery(offersOfBuyer(person.email))}
      keyOf={rowId}
      failed={t.offersFailed()}
      empty={{
        title: t.noOffers(),
        link: { to: paths.wishlist, name: t.openWishlist() },
      }}
      head={(offers) => <PaymentsDue offers={offers} email={person.email} />}
    >
      {(offer) => <OfferRow offer={offer} person={person} />}
    </RowList>
  )
}
