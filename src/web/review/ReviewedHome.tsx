import { Link } from 'react-router'
import type { Review } from '#contract/review'
import { paths } from '../navigation/paths.ts'

/** The title of the home that a review is about; it leads there while it is known which one that is. */
export const ReviewedHome = ({ review: { propertyId, propertyTitle } }: { review: Review }) =>
  propertyId === undefined ? (
    propertyTitle
  ) : (
    <Link to={paths.propertyDetails(propertyId)} className="hover:text-brand">
      {propertyTitle}
    </Link>
  )
