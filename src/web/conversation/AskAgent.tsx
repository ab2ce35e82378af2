import type { Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import { paths } from '../navigation/paths.ts'
import { useSession } from '../session/session.ts'
import { isOwnHome } from '../session/session-state.ts'
import { ButtonLink } from '../ui/Button.tsx'

/** Where one writes to the agent of a home for sale; it is not there on one's own. */
export function AskAgent({ property, className }: { property: Property; className?: string }) {
  const session = useSession()
  if (session.status !== 'signedIn' || session.role === 'fraud') return null
  if (isOwnHome(property, session) || !isForSale(property)) return null
  return (
    <ButtonLink to={paths.messagesAbout('home', property._id)} variant="quiet" className={className}>
      Ask {property.name}
    </ButtonLink>
  )
}
