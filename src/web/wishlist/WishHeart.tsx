import { type Ref, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { paths } from '../navigation/paths.ts'
import type { LoginState } from '../session/return-path.ts'
import { useSession } from '../session/session.ts'
import { HeartIcon } from '../ui/icons.tsx'
import { pendingWish } from './pending-wish.ts'
import { type Buyer, useWish } from './use-wish.ts'
import { mayWish } from './wish-state.ts'

/** The heart over a card's picture (P-79): adds its home to the wishlist, after a login for visitors. */
export function WishHeart({ property }: { property: Property }) {
  const session = useSession()
  if (session.status === 'resolving') return null
  if (session.status === 'signedOut') return <VisitorsHeart property={property} />
  return mayWish(property, session) ? <OwnHeart property={property} person={session} /> : null
}

/** Leads to the login, which completes the wish. Coming back without a login drops it. */
function VisitorsHeart({ property: { _id: propertyId, title } }: { property: Property }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(pendingWish.clear, [])
  const press = () => {
    pendingWish.keep({ propertyId, title })
    const state: LoginState = { from: pathname + search }
    void navigate(paths.login, { state })
  }
  return <Heart name={`Add to wishlist: ${isolated(title)}`} onPress={press} />
}

function OwnHeart({ property, person }: { property: Property; person: Buyer }) {
  const { isThere, adding, add } = useWish(property, person)
  const heart = useRef<HTMLButtonElement>(null)
  const addPending = useEffectEvent(() => {
    if (pendingWish.read()?.propertyId !== property._id) return
    pendingWish.clear()
    heart.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
    void add()
  })
  useEffect(() => addPending(), [])
  const name = isThere ? 'In your wishlist' : 'Add to wishlist'
  return (
    <Heart
      ref={heart}
      name={`${name}: ${isolated(property.title)}`}
      filled={isThere}
      busy={adding}
      onPress={() => void add()}
    />
  )
}

type Props = { ref?: Ref<HTMLButtonElement>; name: string; filled?: boolean; busy?: boolean; onPress: () => void }

/** Hidden from assistive technology while the next page loads, as that page has a button of its own. */
function Heart({ ref, name, filled = false, busy = false, onPress }: Props) {
  const isLeaving = useNavigation().state !== 'idle'
  return (
    <button
      ref={ref}
      type="button"
      aria-label={name}
      aria-busy={busy || undefined}
      aria-disabled={busy || filled || undefined}
      aria-hidden={isLeaving || undefined}
      tabIndex={isLeaving ? -1 : undefined}
      onClick={onPress}
      className={`print:hidden grid size-11 place-items-center rounded-full border border-line bg-surface/95 transition-colors focus-visible:rounded-full ${filled ? 'cursor-default text-danger' : 'cursor-pointer text-ink hover:text-danger'} ${busy ? 'animate-shimmer motion-reduce:animate-none' : ''}`}
    >
      <HeartIcon filled={filled} />
    </button>
  )
}
