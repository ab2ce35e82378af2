import { useQuery } from '@tanstack/react-query'
import { MakeOfferLink } from '../wishlist/MakeOfferLink.tsx'
import { OpenOfferNote } from '../wishlist/OpenOfferNote.tsx'
import type { Buyer } from '../wishlist/use-wish.ts'
import type { NewWish } from '../wishlist/wishlist.queries.ts'
import { isOpen, openOffersOf } from './offer.queries.ts'

type Props = { wish: NewWish; person: Buyer; compact?: boolean; className?: string }

/** The person's open offer on a home, or else a link to make one. */
export function OfferLink({ wish, person, compact, className }: Props) {
  const { data: open } = useQuery(openOffersOf(person.email))
  const own = open?.find(({ propertyId }) => propertyId === wish.propertyId)
  if (own && isOpen(own)) return <OpenOfferNote offer={own} className={className} />
  return <MakeOfferLink wish={wish} person={person} compact={compact} className={className} />
}
