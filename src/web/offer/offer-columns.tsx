import { Link } from 'react-router'
import type { Offer } from '#contract/offer'
import { paths } from '../navigation/paths.ts'
import { EmailText } from '../ui/EmailText.tsx'
import type { Column } from '../ui/list/Table.tsx'
import { TwoLines } from '../ui/list/TwoLines.tsx'

/** The home that an offer is on: what a row is known by. */
export const homeColumn: Column<Offer> = {
  name: 'Home',
  head: true,
  bare: true,
  className: 'sm:w-[30%]',
  cell: (offer) => <TwoLines first={<Title offer={offer} />} second={offer.location} />,
}

export const buyerColumn: Column<Offer> = {
  name: 'Buyer',
  className: 'sm:w-[24%]',
  cell: ({ buyerName, buyerEmail }) => <TwoLines first={buyerName} second={<EmailText email={buyerEmail} />} />,
}

/** It leads to the home while there is one. */
const Title = ({ offer: { title, propertyId, askingPrice } }: { offer: Offer }) =>
  propertyId === undefined || askingPrice === undefined ? (
    title
  ) : (
    <Link to={paths.propertyDetails(propertyId)} className="hover:text-brand hover:underline">
      {title}
    </Link>
  )
