import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { Property } from '#contract/property'
import { paths } from '../navigation/paths.ts'
import { useSession } from '../session/session.ts'
import type { LoginState } from '../session/wanted-path.ts'
import { useWish, type Wisher } from './use-wish.ts'
import { mayWish } from './wish-state.ts'

/** The heart over a card's picture (P-79): puts its home on one's wishlist, and sends a visitor to log in first. */
export function WishHeart({ property }: { property: Property }) {
  const session = useSession()
  if (session.status === 'resolving') return null
  if (session.status === 'signedOut') return <VisitorsHeart title={property.title} />
  return mayWish(property, session.email) ? <OwnHeart property={property} person={session} /> : null
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
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={`size-5 stroke-current stroke-[1.75] [stroke-linejoin:round] ${filled ? 'fill-current' : 'fill-none'}`}
      >
        <path d="M12 20.5C6 16 3 12.6 3 9a4.8 4.8 0 0 1 9-2.3A4.8 4.8 0 0 1 21 9c0 3.6-3 7-9 11.5Z" />
      </svg>
    </button>
  )
}
