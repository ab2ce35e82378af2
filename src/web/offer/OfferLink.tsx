import { useQuery } from '@tanstack/react-query'
import type { Property } from '#contract/property'
import { MakeOfferLink } from '../wishlist/MakeOfferLink.tsx'
import { OpenOfferNote } from '../wishlist/OpenOfferNote.tsx'
import { type Buyer, wishFor } from '../wishlist/use-wish.ts'
import { isOpen, openOffersOf } from './offer.queries.ts'

type Props = { property: Property; person: Buyer; compact?: boolean; className?: string }

/** The person's open offer on a home, or else a link to make one. */
export function OfferLink({ property, person, compact, className }: Props) {
  const { data: open } = useQuery(openOffersOf(person.email))
  const own = open?.find(({ propertyId }) => propertyId === property._id)
  if (own && isOpen(own)) return <OpenOfferNote offer={own} className={className} />
  return <MakeOfferLink wish={wishFor(property)} person={person} compact={compact} className={className} />
}
