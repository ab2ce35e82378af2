import type { Offer } from '#contract/offer'
import { EmailText } from '../ui/EmailText.tsx'
import type { Column } from '../ui/list/Table.tsx'

/** The home that an offer is on: what a row is known by. */
export const homeColumn: Column<Offer> = {
  name: 'Home',
  head: true,
  bare: true,
  className: 'sm:w-[30%]',
  cell: ({ title, location }) => (
    <>
      <span className="block font-semibold wrap-anywhere">{title}</span>
      <span className="block text-sm text-muted wrap-anywhere">{location}</span>
    </>
  ),
}

export const buyerColumn: Column<Offer> = {
  name: 'Buyer',
  className: 'sm:w-[24%]',
  cell: ({ buyerName, buyerEmail }) => (
    <>
      <span className="block font-semibold wrap-anywhere">{buyerName}</span>
      <span className="block text-sm text-muted wrap-anywhere">
        <EmailText email={buyerEmail} />
      </span>
    </>
  ),
}
