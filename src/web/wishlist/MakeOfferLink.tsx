import { type MouseEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../api/api-error.ts'
import { paths } from '../navigation/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useIsCurrentScreen } from '../ui/router/use-is-current-screen.ts'
import type { Buyer } from './use-wish.ts'
import { type NewWish, useAddWish } from './wishlist.queries.ts'

type Props = {
  /** The wish for the home. */
  wish: NewWish
  person: Buyer
  /** The initial amount of the form. */
  amount?: number
  /** The id of the row's heading, in a list. */
  describedBy?: string | undefined
  compact?: boolean
  className?: string
  children?: ReactNode
}

/**
 * The link to the form for an offer on this home. Offers are made from the wishlist, so the home is added there first; adding it again
 * returns the same entry (P-48).
 */
export function MakeOfferLink({
  wish,
  person,
  amount,
  describedBy,
  compact,
  className = '',
  children = 'Make offer',
}: Props) {
  const navigate = useNavigate()
  const isCurrentScreen = useIsCurrentScreen()
  const { mutateAsync: addWish } = useAddWish(person.email)
  const [opening, setOpening] = useState(false)
  const open = async (event: MouseEvent) => {
    event.preventDefault()
    if (opening) return
    setOpening(true)
    try {
      const { insertedId } = await addWish({ ...wish, userEmail: person.email, userName: person.displayName })
      if (isCurrentScreen()) await navigate(paths.makeOffer(person.email, insertedId), { state: { amount } })
    } catch (error) {
      toast.failure('Something is Wrong!', { detail: messageOf(error) })
    }
    setOpening(false)
  }
  return (
    <ButtonLink
      to={paths.wishlist}
      compact={compact}
      aria-describedby={describedBy}
      aria-busy={opening || undefined}
      onClick={(event) => void open(event)}
      className={`${className} aria-busy:opacity-60`}
    >
      {children}
    </ButtonLink>
  )
}
