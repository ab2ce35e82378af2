import { Link } from 'react-router'
import type { Offer } from '#contract/offer'
import type { OfferStatus } from '#contract/offer-status'
import { personName } from '#contract/person-name'
import * as t from '#messages/requests'
import { useMoney } from '../platform/api/use-money.ts'
import { paths } from '../platform/navigation/paths.ts'
import { Badge, type BadgeLook } from '../ui/Badge.tsx'
import { EmailText } from '../ui/EmailText.tsx'
import type { Column } from '../ui/list/Table.tsx'
import { TitleCell } from '../ui/list/TitleCell.tsx'
import { offerStatusNames } from '../wishlist/offer-status-names.ts'

export const homeColumn = (): Column<Offer> => ({
  name: t.home(),
  head: true,
  bare: true,
  className: 'sm:w-[30%]',
  cell: (offer) => <TitleCell first={<OfferedTitle offer={offer} />} second={<bdi>{offer.location}</bdi>} />,
})

export const buyerColumn = (): Column<Offer> => ({
  name: t.buyer(),
  className: 'sm:w-[24%]',
  cell: ({ buyerName, buyerEmail }) => (
    <TitleCell first={personName(buyerName)} second={<EmailText email={buyerEmail} />} />
  ),
})

export const OfferAmount = ({ offer }: { offer: Pick<Offer, 'offerAmount'> }) => useMoney().amount(offer.offerAmount)

const looks: Record<OfferStatus, BadgeLook> = {
  pending: 'accent',
  accepted: 'brand',
  rejected: 'danger',
  Bought: 'ink',
}

export const OfferBadge = ({ status }: { status: OfferStatus }) => (
  <Badge look={looks[status]}>{offerStatusNames[status]()}</Badge>
)

type Props = { offer: Pick<Offer, 'title' | 'propertyId' | 'askingPrice'> }

export const OfferedTitle = ({ offer: { title, propertyId, askingPrice } }: Props) =>
  propertyId === undefined || askingPrice === undefined ? (
    <bdi>{title}</bdi>
  ) : (
    <Link to={paths.propertyDetails(propertyId)} className="py-0.75 hover:text-brand hover:underline">
      <bdi>{title}</bdi>
    </Link>
  )
