import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Property } from '#contract/property'
import { messageOf } from '../api/api-error.ts'
import { paths } from '../navigation/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useIsCurrentScreen } from '../ui/router/use-is-current-screen.ts'
import { type Wisher, wishFor } from './use-wish.ts'
import { useAddWish } from './wishlist.queries.ts'

type Props = { property: Property; person: Wisher; compact?: boolean; className?: string }

/**
 * Leads to the form for an offer on this home. An offer is made from the wishlist, so the home is put there first; one that is there
 * already answers the same entry (P-48).
 */
export function MakeOfferLink({ property, person, compact, className = '' }: Props) {
  const navigate = useNavigate()
  const isCurrentScreen = useIsCurrentScreen()
  const { mutateAsync: addWish } = useAddWish(person.email)
  const [opening, setOpening] = useState(false)
  const open = async (event: MouseEvent) => {
    event.preventDefault()
    if (opening) return
    setOpening(true)
    try {
      const wish = { ...wishFor(property), userEmail: person.email, userName: person.displayName }
      const { insertedId } = await addWish(wish)
      if (isCurrentScreen()) await navigate(paths.makeOffer(person.email, insertedId))
    } catch (error) {
      toast.failure('Something is Wrong!', { detail: messageOf(error) })
    }
    setOpening(false)
  }
  return (
    <ButtonLink
      to={paths.wishlist}
      compact={compact}
      aria-busy={opening || undefined}
      onClick={(event) => void open(event)}
      className={`${className} aria-busy:opacity-60`}
    >
      Make offer
    </ButtonLink>
  )
}
