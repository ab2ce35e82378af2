import type { Offer } from '#contract/offer'
import { EmailText } from '../ui/EmailText.tsx'
import type { Column } from '../ui/list/Table.tsx'
import { TitleCell } from '../ui/list/TitleCell.tsx'
import { OfferedTitle } from './OfferedTitle.tsx'

/** The home that an offer is on: what a row is known by. */
export const homeColumn: Column<Offer> = {
  name: 'Home',
  head: true,
  bare: true,
  className: 'sm:w-[30%]',
  cell: (offer) => <TitleCell first={<OfferedTitle offer={offer} />} second={offer.location} />,
}

export const buyerColumn: Column<Offer> = {
  name: 'Buyer',
  className: 'sm:w-[24%]',
  cell: ({ buyerName, buyerEmail }) => <TitleCell first={buyerName} second={<EmailText email={buyerEmail} />} />,
}
