import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { Property } from '#contract/property'
import { paths } from '../navigation/paths.ts'
import { useSession } from '../session/session.ts'
import type { LoginState } from '../session/wanted-path.ts'
import { HeartIcon } from '../ui/HeartIcon.tsx'
import { useWish, type Wisher } from './use-wish.ts'
import { mayWish } from './wish-state.ts'

/** The heart over a card's picture (P-79): puts its home on one's wishlist, and sends a visitor to log in first. */
export function WishHeart({ property }: { property: Property }) {
  const session = useSession()
  if (session.status === 'resolving') return null
  if (session.status === 'signedOut') return <VisitorsHeart title={property.title} />
  return mayWish(property, session) ? <OwnHeart property={property} person={session} /> : null
}

function VisitorsHeart({ title }: { title: string }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const state: LoginState = { from: pathname + search }
  return <Heart name={`Add to wishlist: ${title}`} onPress={() => void navigate(paths.login, { state })} />
}

function OwnHeart({ property, person }: { property: Property; person: Wisher }) {
  const { isThere, adding, add } = useWish(property, person)
  const name = isThere ? 'In your wishlist' : 'Add to wishlist'
  return <Heart name={`${name}: ${property.title}`} filled={isThere} busy={adding} onPress={() => void add()} />
}

type Props = { name: string; filled?: boolean; busy?: boolean; onPress: () => void }

/** While another page is on its way it is out of reach, as that page has a button of its own. */
function Heart({ name, filled = false, busy = false, onPress }: Props) {
  const isLeaving = useNavigation().state !== 'idle'
  return (
    <button
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
