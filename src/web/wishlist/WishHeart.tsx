import { type Ref, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/card'
import { paths } from '../platform/navigation/paths.ts'
import type { LoginState } from '../platform/session/return-path.ts'
import { useSession } from '../platform/session/session.ts'
import { HeartIcon } from '../ui/icons.tsx'
import { mayWish } from './may-wish.ts'
import { pendingWish } from './pending-wish.ts'
import { useWish } from './use-wish.ts'
import type { Buyer } from './wishlist.queries.ts'

export function WishHeart({ property }: { property: Property }) {
  const session = useSession()
  if (session.status === 'resolving') return null
  if (session.status === 'signedOut') return <VisitorsHeart property={property} />
  return mayWish(property, session) ? <OwnHeart property={property} person={session} /> : null
}

function VisitorsHeart({ property }: { property: Property }) {
  const { _id: propertyId } = property
  const title = titleOf(property)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(pendingWish.clear, [])
  const press = () => {
    pendingWish.keep({ propertyId, title })
    const state: LoginState = { from: pathname + search }
    void navigate(paths.login, { state })
  }
  return <Heart title={title} onPress={press} />
}

function OwnHeart({ property, person }: { property: Property; person: Buyer }) {
  const { isThere, isBusy, isLocked, add, toggle } = useWish(property, person)
  const heart = useRef<HTMLButtonElement>(null)
  const addPending = useEffectEvent(() => {
    if (pendingWish.read()?.propertyId !== property._id) return
    pendingWish.clear()
    heart.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
    add()
  })
  useEffect(() => addPending(), [])
  return (
    <Heart
      ref={heart}
      title={titleOf(property)}
      isPressed={isThere}
      isBusy={isBusy}
      isLocked={isLocked}
      onPress={toggle}
    />
  )
}

type Props = {
  ref?: Ref<HTMLButtonElement>
  title: string
  isPressed?: boolean
  isBusy?: boolean
  isLocked?: boolean
  onPress: () => void
}

/**
 * The heart button of a home. It is hidden from assistive technology while the next page loads, which has a button of
 * its own.
 */
function Heart({ ref, title, isPressed = false, isBusy = false, isLocked = false, onPress }: Props) {
  const isLeaving = useNavigation().state !== 'idle'
  return (
    <button
      ref={ref}
      type="button"
      aria-label={isPressed ? t.removeWish({ title: isolated(title) }) : t.addWish({ title: isolated(title) })}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      aria-disabled={isLocked || undefined}
      aria-hidden={isLeaving || undefined}
      tabIndex={isLeaving ? -1 : undefined}
      onClick={onPress}
      className={`print:hidden grid size-11 place-items-center rounded-full border border-line cursor-pointer bg-surface/95 transition-colors hover:text-danger focus-visible:rounded-full ${isPressed ? 'text-danger' : 'text-ink'} ${isBusy ? 'animate-shimmer motion-reduce:animate-none' : ''}`}
    >
      <HeartIcon filled={isPressed} />
    </button>
  )
}
