import type { Property } from '#contract/property'
import { shownDay } from '#contract/shown-day'
import { AskAgent } from '../../conversation/AskAgent.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { AgentLink } from '../AgentLink.tsx'
import { PropertyActions } from './PropertyActions.tsx'

/** Whose home it is, and what may be done about it: on wide screens it stays beside everything else. */
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
