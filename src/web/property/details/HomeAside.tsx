import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import { shownDay } from '#contract/shown-day'
import { paths } from '../../navigation/paths.ts'
import { useSession } from '../../session/session.ts'
import { isOwnHome } from '../../session/session-state.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { DialogButton } from '../../ui/feedback/DialogButton.tsx'
import { PropertyActions } from './PropertyActions.tsx'

/** The agent of a home and the actions on it. On wide screens it stays in view next to the rest of the page. */
export const HomeAside = ({ property }: { property: Property }) => (
  <aside
    aria-label="Price and agent"
    className="h-fit rounded-card border border-line bg-surface p-6 sm:p-7 lg:sticky short:static! lg:top-24 lg:col-start-2 lg:row-span-4 lg:row-start-1"
  >
    <div className="flex items-center gap-4">
      <Avatar name={property.name} src={property.agentImage} className="size-14 text-lg" />
      <div className="min-w-0">
        <p className="font-bold">
          <AgentLink property={property} />
        </p>
      </div>
    </div>
    <AskAgent property={property} className="mt-5 w-full" />
    <PropertyActions property={property} />
    <p className="mt-5 text-sm text-muted">
      Listed on <time dateTime={property.date}>{shownDay(property.date)}</time>
    </p>
  </aside>
)

/** The agent's name, linked to their public page while they have one. */
const AgentLink = ({ property: { agentId, name } }: { property: Pick<Property, 'agentId' | 'name'> }) =>
  agentId ? (
    <Link to={paths.agent(agentId)} className="hover:text-brand hover:underline">
      {name}
    </Link>
  ) : (
    name
  )

/** Asks the agent of a home for sale, on its page; not on the person's own listing. */
function AskAgent({ property, className }: { property: Property; className?: string }) {
  const session = useSession()
  if (session.status !== 'signedIn' || session.role === 'fraud') return null
  if (isOwnHome(property, session) || !isForSale(property)) return null
  return (
    <DialogButton
      name={`Ask ${isolated(property.name)}`}
      load={loadAsk}
      dialog={{ propertyId: property._id, agentName: isolated(property.name), person: session }}
      className={className}
    />
  )
}

const loadAsk = async () => (await import('../../conversation/AskDialog.tsx')).AskDialog
