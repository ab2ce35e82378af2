import { Link } from 'react-router'
import type { Offer } from '#contract/offer'
import { paths } from '../navigation/paths.ts'

type Props = { offer: Pick<Offer, 'title' | 'propertyId' | 'askingPrice'> }

/** The title of the home that an offer is on; it leads there while the home is listed, or kept as sold. */
export const OfferedTitle = ({ offer: { title, propertyId, askingPrice } }: Props) =>
  propertyId === undefined || askingPrice === undefined ? (
    title
  ) : (
    <Link to={paths.propertyDetails(propertyId)} className="hover:text-brand hover:underline">
      {title}
    </Link>
  )
