import { useQuery } from '@tanstack/react-query'
import * as t from '#messages/offerLink'
import { paths } from '../platform/navigation/paths.ts'
import type { Person } from '../platform/session/session-state.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { OpenOfferNote } from '../wishlist/OpenOfferNote.tsx'
import { isOpen, openOffersOf } from './offer.queries.ts'

type Props = {
  propertyId: string
  person: Pick<Person, 'email'>
  compact?: boolean
  className?: string
}

export function OfferLink({ propertyId, person, compact, className }: Props) {
  const { data: open } = useQuery(openOffersOf(person.email))
  const own = open?.find((offer) => offer.propertyId === propertyId)
  if (own && isOpen(own)) return <OpenOfferNote offer={own} short={compact} className={className} />
  return (
    <ButtonLink to={paths.offerOn(propertyId)} compact={compact} className={className}>
      {t.makeOffer()}
    </ButtonLink>
  )
}
